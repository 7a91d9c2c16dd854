// Shows the compiler's symbol graph what is declared for subclasses of recognizers only.
@_exported public import UIKit.UIGestureRecognizerSubclass
