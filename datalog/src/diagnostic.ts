import type { Place } from './syntax.ts'

/** What can be wrong with a query; the codes are stable. */
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
  /** What to do about it. */
  readonly hint?: string | undefined
}

/** Line and column count from 1; columns in UTF-16 units, as a text area does. */
export interface Position {
  readonly line: number
  readonly column: number
}

export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - (before.lastIndexOf('\n') + 1) + 1 }
}

/** Longer lines are shown around the place only. */
const SHOWN_BEFORE = 80
const SHOWN_AFTER = 60

/**
 * The error as a person reads it: what is wrong and where, the line with a mark beneath, and what to do.
 *
 *     Error: unknown relation 'relatonship' at 3:20
 *     tied(x) :- member(x), relatonship(x, _, _).
 *                           ^~~~~~~~~~~
 *     hint: did you mean 'relationship(from, type, to)'?
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
  // Tabs stay tabs, so that the mark stands under its place however wide they are drawn.
  const indent = text.slice(from, at.start).replaceAll(/[^\t]/g, ' ')
  return [
    `Error: ${message} at ${line}:${column}`,
    shown,
    `${indent}^${'~'.repeat(marked - 1)}`,
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
  ].join('\n')
}
