import type { Diagnostic, DiagnosticCode } from '../diagnostic.ts'
import type { Place } from '../syntax.ts'

/** Aborts the current clause. Thrown and caught only inside `parse/`; callers get diagnostics as values. */
export class ParseError extends Error {
  readonly diagnostic: Diagnostic

  constructor(message: string, at: Place, hint?: string, code: DiagnosticCode = 'syntax') {
    super(message)
    this.diagnostic = { code, message, at, hint }
  }
}
