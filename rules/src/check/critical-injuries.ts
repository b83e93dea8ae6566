import type { Modifier } from './modifier.ts'

/** A critical injury. It stays until it is treated. */
export interface CriticalInjury {
  /** The lowest total of the d100 that causes it. */
  readonly from: number
  readonly name: string
  /** The difficulty dice of the Medicine check that heals it. */
  readonly severity: number
  readonly dice: readonly (Modifier & { readonly only?: readonly string[] | undefined })[]
}

const setback = (count = 1, only?: readonly string[]) =>
  ({ op: 'add', die: 'setback', count, ...(only && { only }) }) as const
const harder = (only?: readonly string[]) =>
  ({ op: 'add', die: 'difficulty', count: 1, ...(only && { only }) }) as const
const BODY = ['brawn', 'agility']
const MIND = ['intellect', 'cunning']
const PRESENCE = ['willpower', 'presence']

/** Our own table. Its bands of severity follow the rules (docs/rules-sources.md). */
export const criticalInjuries: readonly CriticalInjury[] = [
  { from: 1, name: 'Scratched', severity: 1, dice: [] },
  { from: 11, name: 'Off your feet', severity: 1, dice: [setback(1, BODY)] },
  { from: 21, name: 'Ringing ears', severity: 1, dice: [setback(1, MIND)] },
  { from: 31, name: 'Shaken', severity: 1, dice: [setback(1, PRESENCE)] },
  { from: 41, name: 'Bruised ribs', severity: 2, dice: [setback(1, BODY)] },
  { from: 51, name: 'Blow to the head', severity: 2, dice: [harder(MIND)] },
  { from: 61, name: 'Frightened', severity: 2, dice: [harder(PRESENCE)] },
  { from: 71, name: 'Limping', severity: 2, dice: [harder(BODY)] },
  { from: 81, name: 'Dazed', severity: 2, dice: [setback(2)] },
  { from: 91, name: 'Broken arm', severity: 3, dice: [harder(['brawn'])] },
  { from: 101, name: 'Torn muscle', severity: 3, dice: [harder(BODY)] },
  { from: 111, name: 'Half blind', severity: 3, dice: [harder(['agility', 'cunning'])] },
  { from: 121, name: 'Out cold', severity: 3, dice: [harder(), setback()] },
  { from: 126, name: 'Deep wound', severity: 4, dice: [harder(), setback()] },
  { from: 131, name: 'Bleeding out', severity: 4, dice: [harder(), setback(2)] },
  { from: 141, name: 'Close to death', severity: 4, dice: [harder(), setback(3)] },
  { from: 151, name: 'Dead', severity: 5, dice: [] },
]

/** Each open injury, and each further injury by the same attack, adds this to the d100. */
export const INJURY_STEP = 10

/**
 * The injury of a total of the d100. Totals below the table cause its lowest injury.
 * @example injuryFor(95).name // 'Broken arm'
 */
export function injuryFor(rolled: number, table: readonly CriticalInjury[] = criticalInjuries): CriticalInjury | null {
  const sorted = table.toSorted((one, other) => one.from - other.from)
  return sorted.findLast(({ from }) => from <= rolled) ?? sorted[0] ?? null
}
