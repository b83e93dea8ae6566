import type { Token } from '@waybook/contract'

/** What a token is called where it cannot be seen: "Kessa Vane, winded, hidden from players". */
export function tokenWords({ name, conditions, visible }: Pick<Token, 'name' | 'conditions' | 'visible'>): string {
  return [name, ...conditions, ...(visible ? [] : ['hidden from players'])].join(', ')
}
