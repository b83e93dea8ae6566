import { isEntityId, type EntityCard } from '@waybook/contract'

import { chooseCharacter } from '#stores/chosen-character.ts'

/** The search parameters of the sheet. */
export interface SheetSearch {
  /** A character that players do not know. Others are chosen on the device. */
  readonly character?: string
}

type Opened = Pick<EntityCard, 'id' | 'visible'>

/** A character that players do not know is only in the address, so that opening its sheet does not make it the game master's "My Character". */
export function sheetSearch({ id, visible }: Opened): Readonly<Record<string, string>> {
  return visible ? {} : { character: id }
}

/** To be called when a game master opens a sheet. */
export function chooseForSheet({ id, visible }: Opened): void {
  if (visible) chooseCharacter(id)
}

export function characterInSearch({ character }: Readonly<Record<string, unknown>>): string | null {
  return typeof character === 'string' && isEntityId(character) ? character : null
}
