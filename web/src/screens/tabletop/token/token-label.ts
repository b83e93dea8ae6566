import type { Me, Token } from '@waybook/contract'
import { tableTokens } from '@waybook/messages/tableTokens'

type LabelledToken = Pick<
  Token,
  'name' | 'number' | 'conditions' | 'visible' | 'characterHidden' | 'elevation' | 'facing'
>

/**
 * A token's accessible name, for example "Kessa Vane, winded, hidden from players". `called` is the combatant's name, for example "Raider 2".
 */
export function tokenLabel(token: LabelledToken, called = numberedName(token)): string {
  const { conditions, elevation, facing, characterHidden } = token
  const hidden = isHidden(token) ? [tableTokens.hidden()] : []
  return [
    called,
    ...conditions,
    ...(elevation === 0 ? [] : [tableTokens.atElevation({ elevation: signed(elevation) })]),
    ...(facing === null ? [] : [tableTokens.facing({ degrees: facing })]),
    ...hidden,
    ...(characterHidden ? [tableTokens.characterHidden()] : []),
  ].join(', ')
}

/** The name with the number of a copy, for example "Raider 2". */
export function numberedName({ name, number }: Pick<Token, 'name' | 'number'>): string {
  return number === null ? name : `${name} ${number}`
}

/** The number with a plus or a typographic minus sign. */
export function signed(elevation: number): string {
  return `${elevation > 0 ? '+' : '−'}${Math.abs(elevation)}`
}

/** Whether players can't see a token because the token itself or its character is hidden. */
export function isHidden({ visible, characterHidden }: Pick<Token, 'visible' | 'characterHidden'>): boolean {
  return !visible || characterHidden === true
}

/** Whether all tokens show their names, or only the selected one, by the campaign's settings. */
export function showsNames({ role, tokenNames }: Pick<Me, 'role' | 'tokenNames'>, alwaysSelected: boolean): boolean {
  switch (tokenNames) {
    case 'everyone':
      return true
    case 'gameMaster':
      return role === 'gameMaster'
    case 'selected':
      return alwaysSelected
  }
}
