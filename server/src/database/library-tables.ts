import type { AdversaryKind, LibraryKind } from '@waybook/rules'

import type { OfCampaign } from './installation-tables.ts'

/** The library: pages that can be used more than once, and sets of them. */
export interface LibraryTables {
  libraryEntry: LibraryEntryTable
  setOff: SetOffTable
}

/** Compiled from a page. `null` for facts that the page does not give. */
export interface LibraryEntryTable extends OfCampaign {
  readonly entity: string
  readonly kind: LibraryKind
  /** The beginning of the normalized name, for sorting. */
  readonly sortName: string
  /** The id of the set that it is part of; empty for the campaign's own. */
  readonly set: string
  readonly rank: AdversaryKind | null
  readonly tier: number | null
  readonly price: number | null
  readonly rarity: number | null
  /** The skills, each between spaces. */
  readonly skills: string
}

/** The sets that the game master has switched off. No import changes it. */
interface SetOffTable extends OfCampaign {
  readonly set: string
}
