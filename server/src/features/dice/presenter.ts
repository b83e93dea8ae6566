import type { Roll } from '@waybook/contract'

import type { NameRecord } from '../entities/entity-record.ts'
import type { RequestContext } from '../request-context.ts'
import type { RollRecord } from './repository.ts'

/** Presents rolls to one viewer. */
export async function toRolls(
  records: readonly RollRecord[],
  { records: stored, scope }: RequestContext,
): Promise<Roll[]> {
  const ids = records.flatMap(({ characterId }) => characterId ?? [])
  const characters = new Map((await stored.entities.names([...new Set(ids)], scope)).map((one) => [one.id, one]))
  return records.map((record) => toRoll(record, characters.get(record.characterId ?? '')))
}

/** `character`: the character that was rolled for, if the viewer may see it; otherwise the roll is presented without a character. */
export function toRoll(record: RollRecord, character: Pick<NameRecord, 'id' | 'name'> | undefined): Roll {
  const { rollerId: _, ...roll } = record
  return { ...roll, characterId: character?.id ?? null, characterName: character?.name ?? null }
}
