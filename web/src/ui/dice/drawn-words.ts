import type { Roll } from '@waybook/contract'
import { rollText } from '@waybook/messages/rollText'
import { readThrow } from '@waybook/rules'

import { throwWords } from './throw-words.ts'

/** The number and the entry of a roll on a random table, such as "47: A quiet night". Separate from other words of rolls, so pages with tables don’t load those. */
export function drawnWords({ dice, drawn }: Pick<Roll, 'dice' | 'drawn'>): string {
  if (!drawn) return throwWords(dice)
  return rollText.drawn({ number: String(readThrow(dice).sum ?? 0), entry: drawn.text ?? rollText.noEntry() })
}
