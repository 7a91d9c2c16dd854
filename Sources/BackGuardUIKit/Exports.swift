// One import is enough for an app: decisions, attempts and outcomes are the core's.
@_exported public import BackGuard
