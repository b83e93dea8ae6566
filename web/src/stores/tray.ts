import type { RollAudience } from '@waybook/contract'
import type { Pool, ThrowRequest } from '@waybook/rules'

import { readStored, removeStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

/** The dice tray, which is the same on every page. */
export interface Tray {
  readonly open: boolean
  /** Shows the tray that the page itself holds; `null` where it holds none, and the tray opens over it. */
  readonly showEmbedded: (() => void) | null
  readonly pool: Pool
  /** The dice beside the pool: the force die, fate dice and numbered dice. */
  readonly others: ThrowRequest
  /** What the roll is for, in words; may be empty. */
  readonly reason: string
  /** What the pool is made of, as in "Agility 4, 2 ranks". */
  readonly note: string
  readonly skill: string | null
  /** Whose roll it is; `null` for one's own character, if there is one. */
  readonly characterId: string | null
  readonly audience: RollAudience
}

/** What a skill, a weapon or a page puts into the tray. */
type TrayRequest = Pick<Tray, 'pool'> & Partial<Pick<Tray, 'reason' | 'note' | 'skill' | 'characterId'>>

// Not `emptyPool`: the rules are not on the first page.
const nothing = {
  pool: { proficiency: 0, ability: 0, boost: 0, challenge: 0, difficulty: 0, setback: 0 },
  others: {},
  reason: '',
  note: '',
  skill: null,
  characterId: null,
} as const satisfies Partial<Tray>

const tray = new Store<Tray>({ ...nothing, open: false, showEmbedded: null, audience: 'table' })

export function useTray(): Tray {
  return useStore(tray)
}

/** Shows the tray, with the requested dice in place of its own; the audience stays as it was chosen. */
export function openTray(request?: TrayRequest): void {
  const { showEmbedded } = tray.get()
  tray.change({ ...(request && { ...nothing, ...request }), open: showEmbedded === null })
  showEmbedded?.()
}

export function closeTray(): void {
  tray.change({ open: false })
}

export function changeTray(changed: Partial<Omit<Tray, 'open' | 'showEmbedded'>>): void {
  tray.change(changed)
}

export function clearTray(): void {
  tray.change(nothing)
}

/** Registers a page that contains the tray, and how to show it there; returns how to unregister it. */
export function embedTray(show: () => void): () => void {
  tray.change({ showEmbedded: show, open: false })
  return () => tray.change({ showEmbedded: null })
}

const DICE_KEY_STORAGE_KEY = 'waybook-dice-key'
const OFF = 'off'

/** The letter that opens the dice tray. */
export const DICE_KEY = 'd'

/** Whether the letter alone opens the tray: who dictates to their computer has to be able to turn that off (WCAG 2.1.4). */
export function diceKeyIsOn(): boolean {
  return readStored('localStorage', DICE_KEY_STORAGE_KEY) !== OFF
}

/** The device remembers the choice. */
export function turnDiceKey(on: boolean): void {
  if (on) removeStored('localStorage', DICE_KEY_STORAGE_KEY)
  else writeStored('localStorage', DICE_KEY_STORAGE_KEY, OFF)
}
