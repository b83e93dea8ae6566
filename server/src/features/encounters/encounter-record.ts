import type { EncounterState } from '@waybook/rules'

/** The number of changes: `all` for the game master, and `open` counting only what players may know of, so it reveals nothing else. */
export interface Versions {
  readonly all: number
  readonly open: number
}

/** An encounter as stored. */
export interface EncounterRecord {
  readonly id: string
  /** After the last change. */
  readonly version: Versions
  /** After the last change to the order, the turn or who has taken a slot. */
  readonly turns: Versions
  readonly state: EncounterState
}
