import type { Token } from '@waybook/contract'

/** Whether players are kept from a token: it may be hidden itself, or its character. */
export function isHidden({ visible, characterHidden }: Pick<Token, 'visible' | 'characterHidden'>): boolean {
  return !visible || characterHidden === true
}
