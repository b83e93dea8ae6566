import type { Roll, VisibilityScope } from '@waybook/contract'
import { dieKinds, isAgainst, lyingDice, netAfter, readThrow } from '@waybook/rules'

import type { NameRecord } from '../entities/entity-record.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext } from '../request-context.ts'
import { changedDice, openChanges } from './dice-change.ts'
import type { RollRecord } from './queries.ts'

/** Presents rolls to one viewer. */
export async function toRolls(
  records: readonly RollRecord[],
  { records: stored, scope }: RequestContext,
): Promise<Roll[]> {
  const ids = records.flatMap(({ characterId }) => characterId ?? [])
  const characters = new Map((await readNames(stored, [...new Set(ids)], scope)).map((one) => [one.id, one]))
  return records.map((record) => toRoll(record, characters.get(record.characterId ?? ''), scope))
}

/** `character`: the character that was rolled for, if the viewer may see it; otherwise the roll is presented without a character. */
export function toRoll(
  record: RollRecord,
  character: Pick<NameRecord, 'id' | 'name'> | undefined,
  { everything }: Pick<VisibilityScope, 'everything'>,
): Roll {
  const { rollerId: _, checkId: __, chain: ___, difficultyHidden = false, ...roll } = record
  const about = { ...roll, characterId: character?.id ?? null, characterName: character?.name ?? null }
  const asked = everything ? (record.chain ?? []).filter(({ state }) => state === 'asked').length : 0
  return { ...about, ...shownDice(record, everything || !difficultyHidden), ...(asked > 0 && { asked }) }
}

/** The dice now and as they were thrown. If the dice against the roller are hidden: the roller's own, and the net result of all. */
function shownDice(record: RollRecord, seesAll: boolean): Pick<Roll, 'dice' | 'net' | 'changed'> {
  const shown = (dice: Roll['dice']) => (seesAll ? dice : withoutOpposition(dice))
  const now = changedDice(record)
  const [net, thrownNet] = [netAfter(now), readThrow(record.dice).net]
  const followsFromDice = seesAll && JSON.stringify(readThrow(lyingDice(now)).net) === JSON.stringify(net)
  const version = openChanges(record, seesAll).filter(({ change }) => change.state === 'counts').length
  return {
    dice: shown(lyingDice(now)),
    ...(net && !followsFromDice && { net }),
    ...(version > 0 && { changed: { version, thrown: shown(record.dice), ...(thrownNet && { net: thrownNet }) } }),
  }
}

function withoutOpposition(dice: Roll['dice']): Roll['dice'] {
  return Object.fromEntries(
    Object.entries(dice).filter(([die]) => dieKinds.every((kind) => kind !== die || !isAgainst({ die: kind }))),
  )
}
