import type { NewRoll } from '@waybook/server/features/dice/queries.ts'

/** A roll of two dice for the whole table. */
export function rollOf(id: string, about: Partial<NewRoll> = {}): NewRoll {
  return {
    id,
    by: 'Maren',
    characterId: null,
    skill: 'melee',
    reason: 'to see',
    audience: 'table',
    dice: { ability: [3], difficulty: [7] },
    ...about,
  }
}
