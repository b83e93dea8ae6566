import type { Entity } from '@waybook/contract'
import { cards } from '@waybook/messages/cards'
import { gameWords } from '@waybook/messages/gameWords'
import { characteristics, type Characteristic } from '@waybook/rules'

/** A character who rolls, with the scores in their file. */
export type Roller = Pick<Entity, 'id' | 'name' | 'characteristics' | 'skills'>

/** The two scores that make up a pool. */
export interface Score {
  /** The id of a skill. */
  readonly skill: string
  readonly characteristic: Characteristic
  readonly value: number
  readonly ranks: number
}

/** The scores for a skill; `null` if the file lacks the characteristic. A skill that the file lacks has no ranks. */
export function scoreOf(
  roller: Omit<Roller, 'id' | 'name'>,
  skill: string,
  characteristic: Characteristic,
): Score | null {
  const value = roller.characteristics?.[characteristic]
  return value === undefined ? null : { skill, characteristic, value, ranks: roller.skills?.[skill] ?? 0 }
}

/** The characteristics that a character's file lacks. */
export function missingCharacteristics(character: Pick<Entity, 'characteristics'>): readonly Characteristic[] {
  return characteristics.filter((one) => character.characteristics?.[one] === undefined)
}

/** Explains why a character cannot roll. */
export function missingText(name: string, missing: readonly Characteristic[]): string {
  const names = missing.map((characteristic) => gameWords.characteristicInText({ characteristic })).join(', ')
  return cards.characteristicsMissing({ count: missing.length, names, character: name })
}

/** The sources of a skill's pool, such as `Agility 4, 2 ranks`. */
export function skillNote({ characteristic, value, ranks }: Score): string {
  return cards.skillNote({ characteristic: gameWords.characteristic({ characteristic }), value, ranks })
}
