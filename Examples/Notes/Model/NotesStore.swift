/// Every note there is. Screens read it whenever they appear.
@MainActor
final class NotesStore {
  private(set) var notes: [Note]
  /// What stands below every note.
  var signature = "Mia"

  init(notes: [Note]) {
    self.notes = notes
  }

  func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

  /// A new note, not stored yet.
  func makeNote() -> Note { Note(id: (notes.map(\.id).max() ?? 0) + 1, text: "") }

  /// Stores a note in place of its former state, or as the newest.
  func save(_ note: Note) {
    if let index = notes.firstIndex(where: { $0.id == note.id }) {
      notes[index] = note
    } else {
      notes.append(note)
    }
  }

  func delete(_ id: Note.ID) { notes.removeAll { $0.id == id } }
}
