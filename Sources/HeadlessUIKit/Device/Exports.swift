// UIKit brings Foundation along, so its stand-in does as well.
@_exported public import Foundation
