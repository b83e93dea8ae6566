import type { Roll } from '@waybook/contract'
import { describeThrow, readThrow } from '@waybook/rules'

/** The number and the entry of a roll on a random table, such as "47: A quiet night". Separate from other words of rolls, so pages with tables don’t load those. */
export function drawnWords({ dice, drawn }: Pick<Roll, 'dice' | 'drawn'>): string {
  if (!drawn) return describeThrow(dice)
  return `${readThrow(dice).sum ?? 0}: ${drawn.text ?? 'no entry'}`
}
