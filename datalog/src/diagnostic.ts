import type { Place } from './syntax.ts'

/** The kinds of errors in a query. The codes are stable. */
export type DiagnosticCode =
  | 'syntax'
  | 'unsupported'
  | 'unknown-relation'
  | 'unknown-type'
  | 'duplicate'
  | 'arity'
  | 'ungrounded'
  | 'type'
  | 'unstratifiable'
  | 'too-large'
  | 'time'
  | 'steps'
  | 'rows'
  | 'memory'

export interface Diagnostic {
  readonly code: DiagnosticCode
  readonly message: string
  readonly at: Place
  /** How to fix it. */
  readonly hint?: string | undefined
}

/** Line and column start at 1. Columns count UTF-16 units, as in a text area. */
export interface Position {
  readonly line: number
  readonly column: number
}

/**
 * @example positionOf('q(1).\nq(2).', 6) // { line: 2, column: 1 }
 */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - (before.lastIndexOf('\n') + 1) + 1 }
}

/** The characters of a long line that are shown before and after the start of the error. */
const SHOWN_BEFORE = 80
const SHOWN_AFTER = 60

/**
 * Formats an error for people: the message and its position, the line with a marker beneath, and a hint.
 *
 *     Error: unknown relation 'relatonship' at 3:20
 *     tied(x) :- member(x), relatonship(x, _, _).
 *                           ^~~~~~~~~~~
 *     hint: did you mean 'relationship(from, type, to)'?
 *
 * @example
 * const text = '.decl n(x: number)\nn(1)'
 * explain(compile(text, []).errors[0], text).split('\n')[0] // "Error: a '.' is missing at 2:4"
 */
export function explain(diagnostic: Diagnostic, text: string): string {
  const { at, message, hint } = diagnostic
  const { line, column } = positionOf(text, at.start)
  const lineStart = at.start - (column - 1)
  const newline = text.indexOf('\n', at.start)
  const lineEnd = newline === -1 ? text.length : newline
  const from = Math.max(lineStart, at.start - SHOWN_BEFORE)
  const shown = text.slice(from, Math.min(lineEnd, at.start + SHOWN_AFTER)).trimEnd()
  const marked = Math.max(1, Math.min(at.end, lineEnd, at.start + SHOWN_AFTER) - at.start)
  // Keep tabs, so the marker lines up at any tab width.
  const indent = text.slice(from, at.start).replaceAll(/[^\t]/g, ' ')
  return [
    `Error: ${message} at ${line}:${column}`,
    shown,
    `${indent}^${'~'.repeat(marked - 1)}`,
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
  ].join('\n')
}
