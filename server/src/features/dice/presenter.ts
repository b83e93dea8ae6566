import { maySee, type Roll, type VisibilityScope } from '@waybook/contract'
import { dieKinds, isAgainst, lyingDice, netAfter, readThrow } from '@waybook/rules'

import { readCards } from '../entities/cards.ts'
import type { NameRecord } from '../entities/entity-record.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext } from '../request-context.ts'
import { changedDice, openChanges } from './dice-change.ts'
import { drawnFor } from './drawn-for.ts'
import type { RollRecord } from './queries.ts'

/** Presents rolls to one viewer. */
export async function toRolls(
  records: readonly RollRecord[],
  { records: stored, scope }: Pick<RequestContext, 'records' | 'scope'>,
): Promise<Roll[]> {
  const ids = records.flatMap(({ characterId }) => characterId ?? [])
  const characters = new Map((await readNames(stored, [...new Set(ids)], scope)).map((one) => [one.id, one]))
  const pages = await readCards(stored, [...new Set(records.flatMap(({ drawn }) => drawn?.entityId ?? []))], scope)
  const read = new Set(pages.filter((page) => maySee(scope, page)).map(({ id }) => id))
  return records.map((record) => {
    const seesPage = read.has(record.drawn?.entityId ?? '')
    return toRoll(record, characters.get(record.characterId ?? ''), scope, seesPage)
  })
}

/**
 * `character`: the character that was rolled for, if the viewer may see it; otherwise the roll is presented without a character. `seesPage`:
 * whether the viewer may read the page with the random table.
 */
export function toRoll(
  record: RollRecord,
  character: Pick<NameRecord, 'id' | 'name'> | undefined,
  scope: VisibilityScope,
  seesPage = false,
): Roll {
  const { rollerId: _, checkId: __, chain: ___, difficultyHidden = false, drawn, place, ...roll } = record
  const shown = drawn && drawnFor(drawn, scope, seesPage)
  const about = { ...roll, characterId: character?.id ?? null, characterName: character?.name ?? null }
  const { everything } = scope
  const asked = everything ? (record.chain ?? []).filter(({ state }) => state === 'asked').length : 0
  const dice = shownDice(record, everything || !difficultyHidden)
  return {
    ...about,
    ...dice,
    ...(asked > 0 && { asked }),
    ...(shown && { drawn: shown }),
    ...(place && { place: everything ? place.all : place.open }),
  }
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
