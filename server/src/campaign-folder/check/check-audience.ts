import { typeOfId } from '@waybook/contract'

import { readAudience } from '#rich-text/audience.ts'
import type { SecretMark } from '#rich-text/secret-marks.ts'

import type { EntityDraft } from '../entity-file.ts'
import type { EntityNames } from '../entity-names.ts'
import { warning, type Fault, type Place } from '../fault.ts'

/** Warns about audiences that do not mean what their author probably expects. They never show anything to more players than they name. */
export function checkAudience(draft: EntityDraft, names: EntityNames): Fault[] {
  const { file, fields, bodyLine, body, boxText, placeOf } = draft
  const inBody = body.secrets.map((mark) => ({ mark, place: { file, line: bodyLine + mark.line } }))
  const readAloud = boxText.ok ? boxText.secrets : []
  const inBoxText = readAloud.map((mark) => ({ mark, place: placeOf(['boxText']) }))
  return [
    ...checkPage(fields, placeOf),
    ...[...inBody, ...inBoxText].flatMap(({ mark, place }) => checkSecret(mark, place, names)),
  ]
}

function checkPage({ audience, visible }: EntityDraft['fields'], placeOf: EntityDraft['placeOf']): Fault[] {
  if (audience === undefined) return []
  const place = placeOf(['audience'])
  const twice = 'visible has no effect together with audience'
  return [
    ...(visible === undefined ? [] : [warning(place, twice, 'remove one of the two')]),
    ...(Array.isArray(audience) ? strangersIn(audience, place) : []),
  ]
}

function checkSecret({ audience, written }: SecretMark, place: Place, names: EntityNames): Fault[] {
  if (audience !== null) return audience === 'everyone' ? [] : strangersIn(audience, place)
  if (!seemsAudience(written, names)) return []
  const fix = 'write for everyone, or for [[characters/name]], with commas between several, and nothing after it'
  return [warning(place, 'this audience cannot be read, so the secret is for the game master only', fix)]
}

/** Only characters have players. References to nothing are reported by `checkLinks`. */
function strangersIn(audience: readonly string[], place: Place): Fault[] {
  return audience
    .filter((id) => (typeOfId(id) ?? 'character') !== 'character')
    .map((id) =>
      warning(place, `"${id}" is not a character, so it has no player who could read this`, 'name a character'),
    )
}

/** Whether a text was probably meant as an audience: it begins like one, or names entities without links. */
function seemsAudience(written: string, { meant }: EntityNames): boolean {
  const [, rest = ''] = /^\s*for\s+(.+)$/i.exec(written) ?? []
  if (rest === '' || readAudience(written) !== null) return false
  if (/^(?:\[|(?:every(?:one|body)|all|(?:the\s+)?(?:players?|party|group|game\s?master|gm))\b)/i.test(rest))
    return true
  return rest.split(/,|\band\b/).every((name) => meant(name.trim()).length > 0)
}
