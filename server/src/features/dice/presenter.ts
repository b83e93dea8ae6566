import type { Roll, VisibilityScope } from '@waybook/contract'
import { dieKinds, isAgainst, readThrow } from '@waybook/rules'

import type { NameRecord } from '../entities/entity-record.ts'
import { readNames } from '../entities/names.ts'
import type { RequestContext } from '../request-context.ts'
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
  const { rollerId: _, difficultyHidden = false, ...roll } = record
  const dice = difficultyHidden && !everything ? withoutOpposition(roll.dice) : { dice: roll.dice }
  return { ...roll, ...dice, characterId: character?.id ?? null, characterName: character?.name ?? null }
}

/** The roller's own dice, and the net result of all dice. */
function withoutOpposition(dice: Roll['dice']): Pick<Roll, 'dice' | 'net'> {
  const own = Object.entries(dice).filter(([die]) =>
    dieKinds.every((kind) => kind !== die || !isAgainst({ die: kind })),
  )
  const { net } = readThrow(dice)
  return { dice: Object.fromEntries(own), ...(net && { net }) }
}
