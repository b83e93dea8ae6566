import type { Token } from '@waybook/contract'

import { isHidden } from './is-hidden.ts'

type Told = Pick<Token, 'name' | 'conditions' | 'visible' | 'characterHidden'>

/** What a token is called where it cannot be seen: "Kessa Vane, winded, hidden from players". */
export function tokenWords({ name, conditions, ...token }: Told): string {
  const hidden = isHidden(token) ? ['hidden from players'] : []
  return [name, ...conditions, ...hidden, ...(token.characterHidden ? ['as its character is'] : [])].join(', ')
}
