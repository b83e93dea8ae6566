import type { YamlPath } from '@waybook/entity-text'
import { editorEffects } from '@waybook/messages/editorEffects'
import { lineOfPhrases, parseEffect, type EffectPhrases, type Skill } from '@waybook/rules'

import { recordOf } from '../fields-context.ts'

/** A line of `effect` in the file. */
interface WrittenLine {
  /** Where it is: the field itself, or its place in the list. */
  readonly path: YamlPath
  readonly line: string
}

/** The lines of a page's effects. Older files have them in `properties`. */
export function writtenLines(fields: Readonly<Record<string, unknown>>): WrittenLine[] {
  const base = effectPath(fields)
  const written = base.length > 1 ? recordOf(fields['properties'])['effect'] : fields['effect']
  if (!Array.isArray(written)) return typeof written === 'string' ? [{ path: base, line: written }] : []
  return written.flatMap((line: unknown, index) => (typeof line === 'string' ? [{ path: [...base, index], line }] : []))
}

function effectPath(fields: Readonly<Record<string, unknown>>): ['effect'] | ['properties', 'effect'] {
  const isOlder = fields['effect'] === undefined && recordOf(fields['properties'])['effect'] !== undefined
  return isOlder ? ['properties', 'effect'] : ['effect']
}

/** The field with another line at the end. A single line becomes a list only then. */
export function withLine(
  fields: Readonly<Record<string, unknown>>,
  line: string,
): { readonly path: YamlPath; readonly value: string | string[] } {
  const base = effectPath(fields)
  const written = base.length > 1 ? recordOf(fields['properties'])['effect'] : fields['effect']
  if (Array.isArray(written)) return { path: [...base, written.length], value: line }
  return typeof written === 'string' && written.trim() !== ''
    ? { path: base, value: [written, line] }
    : { path: base, value: line }
}

/** What stops a line from being an effect, in words for its author; `null` if it is one. */
export function whatStops(line: string, skills: readonly Skill[]): string | null {
  const parsed = parseEffect(
    line,
    skills.map(({ id }) => id),
  )
  if (parsed.ok) return null
  if (parsed.found === '') return editorEffects.notFinished()
  return editorEffects.notUnderstood({ found: parsed.found })
}

/** The parts to show: those that somebody is typing while they make this line, otherwise those of the line. */
export function shownParts(
  line: string,
  typed: EffectPhrases | null,
  read: EffectPhrases | null,
): EffectPhrases | null {
  return typed && lineOfPhrases(typed) === line ? typed : read
}
