import type { CriticalInjury } from '../check/critical-injuries.ts'

const setback = (count: number) => ({ op: 'add', die: 'setback', count }) as const
const harder = { op: 'add', die: 'difficulty', count: 1 } as const

/** What critical hits do to vehicles: our own table. Mechanics repairs it, at the difficulty of its severity. */
export const vehicleDamages: readonly CriticalInjury[] = [
  { from: 1, name: 'Rattled', severity: 1, dice: [] },
  { from: 10, name: 'Scraped hull', severity: 1, dice: [setback(1)] },
  { from: 28, name: 'Steering sticks', severity: 1, dice: [setback(1)] },
  { from: 46, name: 'Lights out', severity: 2, dice: [setback(1)] },
  { from: 64, name: 'Losing way', severity: 2, dice: [setback(2)] },
  { from: 82, name: 'Cargo adrift', severity: 2, dice: [setback(2)] },
  { from: 100, name: 'Rudder jammed', severity: 3, dice: [harder] },
  { from: 118, name: 'Leaking', severity: 3, dice: [harder, setback(1)] },
  { from: 136, name: 'Burning', severity: 4, dice: [harder, setback(2)] },
  { from: 145, name: 'Breaking apart', severity: 4, dice: [harder, setback(3)] },
  { from: 154, name: 'Destroyed', severity: 5, dice: [] },
]
