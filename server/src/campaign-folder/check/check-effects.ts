import { effectLines, parseEffect, type ParsedEffect, type Skill } from '@waybook/rules'

import type { EntityDraft } from '../entity-file.ts'
import { note, warning, type Fault } from '../fault.ts'
import { nearest } from '../nearest.ts'

const LISTED_MAX = 8
const BEGIN =
  'to make it one, begin with + or -, upgrade, reroll, give or a figure such as soak; what only people can judge goes in quotes after if'

/**
 * Warns about lines of `effect` that stop being effects. They stay words on the page. A line that does not even begin like one is the
 * author's own text, as vaults have it, and only noted.
 */
export function checkEffects({ fields, placeOf }: EntityDraft, skills: readonly Skill[]): Fault[] {
  const place = placeOf(fields.effect === undefined ? ['properties', 'effect'] : ['effect'])
  const known = skills.map(({ id }) => id)
  return effectLines(fields.properties).flatMap((line) => {
    const parsed = parseEffect(line, known)
    if (parsed.ok) return []
    if (parsed.at === 0) return [note(place, 'this effect is words that Waybook does not act on', BEGIN)]
    return [warning(place, `effect "${line}": ${whatIsWrong(parsed)}`, fixFor(parsed))]
  })
}

type Unread = Extract<ParsedEffect, { ok: false }>

function whatIsWrong({ at, found }: Unread): string {
  return found === '' ? 'the line ends too early' : `"${found}" does not belong at character ${at + 1}`
}

function fixFor({ found, expected }: Unread): string {
  const meant = found === '' ? null : nearest(found, expected)
  if (meant !== null) return `did you mean ${meant}?`
  const listed = expected.slice(0, LISTED_MAX)
  return `write ${listed.join(', ')}${expected.length > LISTED_MAX ? ' or another of these words' : ''}`
}
