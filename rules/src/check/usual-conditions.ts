import type { Modifier } from './modifier.ts'

/** A condition that most tables use. */
export interface UsualCondition {
  readonly name: UsualConditionName
  readonly dice: readonly (Modifier & { readonly only?: readonly string[] | undefined })[]
  /** What the character cannot do; may be empty. */
  readonly effect: '' | 'no actions' | 'no maneuvers'
}

type UsualConditionName = 'Disoriented' | 'Frightened' | 'Blinded' | 'Prone' | 'Staggered' | 'Immobilized'

const setback = (count: number, only?: readonly string[]) =>
  ({ op: 'add', die: 'setback', count, ...(only && { only }) }) as const

/** Conditions of play, in our own words. Their effects follow the rules (docs/rules-sources.md). */
export const usualConditions: readonly UsualCondition[] = [
  { name: 'Disoriented', dice: [setback(1)], effect: '' },
  { name: 'Frightened', dice: [setback(1, ['willpower', 'presence'])], effect: '' },
  { name: 'Blinded', dice: [setback(2, ['agility', 'cunning'])], effect: '' },
  { name: 'Prone', dice: [setback(1, ['brawn'])], effect: '' },
  { name: 'Staggered', dice: [], effect: 'no actions' },
  { name: 'Immobilized', dice: [], effect: 'no maneuvers' },
]

/**
 * The usual condition of this name, in any case; `null` for any other.
 * @example usualCondition('prone')?.name // 'Prone'
 */
export function usualCondition(name: string): UsualCondition | null {
  return usualConditions.find((one) => one.name.toLowerCase() === name.trim().toLowerCase()) ?? null
}
