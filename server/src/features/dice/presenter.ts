import type { Roll } from '@waybook/contract'

import type { CardRecord } from '../entities/entity-record.ts'
import { type RequestContext } from '../request-context.ts'
import type { RollRecord } from './roll-record.ts'

/** Rolls as one viewer gets them. */
export async function toRolls(
  records: readonly RollRecord[],
  { records: stored, scope }: RequestContext,
): Promise<Roll[]> {
  const ids = records.flatMap(({ characterId }) => characterId ?? [])
  const characters = new Map((await stored.entities.cards([...new Set(ids)], scope)).map((card) => [card.id, card]))
  return records.map((record) => toRoll(record, characters.get(record.characterId ?? '')))
}

/** `character`: as whom it was rolled, where the viewer may see them; to everybody else the roll is nobody's in the world. */
export function toRoll(record: RollRecord, character: Pick<CardRecord, 'id' | 'name'> | undefined): Roll {
  const { rollerId: _, ...roll } = record
  return { ...roll, characterId: character?.id ?? null, characterName: character?.name ?? null }
}
