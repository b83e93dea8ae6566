import type { Me, Token } from '@waybook/contract'

type LabelledToken = Pick<
  Token,
  'name' | 'number' | 'conditions' | 'visible' | 'characterHidden' | 'elevation' | 'facing'
>

/**
 * The accessible name of a token, such as "Kessa Vane, winded, hidden from players". `called`: what the combatant is called that it stands for,
 * such as "Raider 2".
 */
export function tokenLabel(token: LabelledToken, called = numberedName(token)): string {
  const { conditions, elevation, facing, characterHidden } = token
  const hidden = isHidden(token) ? ['hidden from players'] : []
  return [
    called,
    ...conditions,
    ...(elevation === 0 ? [] : [`at ${signed(elevation)}`]),
    ...(facing === null ? [] : [`facing ${facing} degrees`]),
    ...hidden,
    ...(characterHidden ? ['because its character is'] : []),
  ].join(', ')
}

/** With its number, if it is one of several copies: "Raider 2". */
export function numberedName({ name, number }: Pick<Token, 'name' | 'number'>): string {
  return number === null ? name : `${name} ${number}`
}

/** With a sign, and a real minus. */
export function signed(elevation: number): string {
  return `${elevation > 0 ? '+' : '−'}${Math.abs(elevation)}`
}

/** Whether players cannot see a token, because the token itself or its character is hidden. */
export function isHidden({ visible, characterHidden }: Pick<Token, 'visible' | 'characterHidden'>): boolean {
  return !visible || characterHidden === true
}

/** Whether all tokens have their names below them, as the campaign's settings say, or only the selected one. */
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
