import type { Token } from '@waybook/contract'

type LabelledToken = Pick<Token, 'name' | 'conditions' | 'visible' | 'characterHidden'>

/** The accessible name of a token, such as "Kessa Vane, winded, hidden from players". */
export function tokenLabel({ name, conditions, ...token }: LabelledToken): string {
  const hidden = isHidden(token) ? ['hidden from players'] : []
  return [name, ...conditions, ...hidden, ...(token.characterHidden ? ['because its character is'] : [])].join(', ')
}

/** Whether players cannot see a token, because the token itself or its character is hidden. */
export function isHidden({ visible, characterHidden }: Pick<Token, 'visible' | 'characterHidden'>): boolean {
  return !visible || characterHidden === true
}
