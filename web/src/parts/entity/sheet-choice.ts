import { isEntityId, type EntityCard } from '@waybook/contract'

import { chooseCharacter } from '#stores/chosen-character.ts'

/** The search parameters of the sheet. */
export interface SheetSearch {
  /** A character that players don't know. For other characters the device stores the choice. */
  readonly character?: string
}

type Opened = Pick<EntityCard, 'id' | 'visible'>

/** Puts a character that players don't know into the address only. Opening its sheet then doesn't make it the game master's "My Character". */
export function sheetSearch({ id, visible }: Opened): Readonly<Record<string, string>> {
  return visible ? {} : { character: id }
}

/** Call this when a game master opens a sheet. */
export function chooseForSheet({ id, visible }: Opened): void {
  if (visible) chooseCharacter(id)
}

export function characterInSearch({ character }: Readonly<Record<string, unknown>>): string | null {
  return typeof character === 'string' && isEntityId(character) ? character : null
}
