import { maySee, type Roll, type VisibilityScope } from '@waybook/contract'
import { dieKinds, isAgainst, readThrow } from '@waybook/rules'

import { readCards } from '../entities/cards.ts'
import type { NameRecord } from '../entities/entity-record.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext } from '../request-context.ts'
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
  const { rollerId: _, difficultyHidden = false, drawn, ...roll } = record
  const shown = drawn && drawnFor(drawn, scope, seesPage)
  const dice = difficultyHidden && !scope.everything ? withoutOpposition(roll.dice) : { dice: roll.dice }
  const who = { characterId: character?.id ?? null, characterName: character?.name ?? null }
  return { ...roll, ...dice, ...who, ...(shown && { drawn: shown }) }
}

/** The roller's own dice, and the net result of all dice. */
function withoutOpposition(dice: Roll['dice']): Pick<Roll, 'dice' | 'net'> {
  const own = Object.entries(dice).filter(([die]) =>
    dieKinds.every((kind) => kind !== die || !isAgainst({ die: kind })),
  )
  const { net } = readThrow(dice)
  return { dice: Object.fromEntries(own), ...(net && { net }) }
}
