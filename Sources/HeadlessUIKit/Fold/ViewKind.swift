/// What a view has to say beside its frame. Its class knows: casting every view would cost more than the rest.
enum ViewKind {
  case plain, label, textView, textField, barControl, button, slider, control, cell, table
}
