import type { RollAudience } from '@waybook/contract'
import type { Pool, ThrowRequest } from '@waybook/rules'

import { readStored, removeStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

/** The state of the dice tray, which all pages share. */
export interface Tray {
  readonly open: boolean
  /** Shows the tray that is embedded in the page; `null` if there is none and the tray opens over the page. */
  readonly showEmbedded: (() => void) | null
  readonly pool: Pool
  /** The dice outside the pool: force dice, fate dice and numbered dice. */
  readonly others: ThrowRequest
  /** What the roll is for; may be empty. */
  readonly reason: string
  /** How the pool is made up, as in "Agility 4, 2 ranks". */
  readonly note: string
  readonly skill: string | null
  /** The character who rolls; `null` for the viewer's own character, if there is one. */
  readonly characterId: string | null
  readonly audience: RollAudience
}

/** The content that a skill, a weapon or a page puts into the tray. */
type TrayRequest = Pick<Tray, 'pool'> & Partial<Pick<Tray, 'reason' | 'note' | 'skill' | 'characterId'>>

// Not `emptyPool`, because the first page does not load the rules.
const emptyTray = {
  pool: { proficiency: 0, ability: 0, boost: 0, challenge: 0, difficulty: 0, setback: 0 },
  others: {},
  reason: '',
  note: '',
  skill: null,
  characterId: null,
} as const satisfies Partial<Tray>

const tray = new Store<Tray>({ ...emptyTray, open: false, showEmbedded: null, audience: 'table' })

export function useTray(): Tray {
  return useStore(tray)
}

/** All dice in the tray: the pool and the others. */
export function throwRequestOf({ pool, others }: Pick<Tray, 'pool' | 'others'>): ThrowRequest {
  return { ...pool, ...others }
}

/** Shows the tray, with the requested dice instead of its current ones. The chosen audience is kept. */
export function openTray(request?: TrayRequest): void {
  const { showEmbedded } = tray.get()
  tray.change({ ...(request && { ...emptyTray, ...request }), open: showEmbedded === null })
  showEmbedded?.()
}

export function closeTray(): void {
  tray.change({ open: false })
}

export function changeTray(changed: Partial<Omit<Tray, 'open' | 'showEmbedded'>>): void {
  tray.change(changed)
}

export function clearTray(): void {
  tray.change(emptyTray)
}

/** Registers a tray that is embedded in the page. `show` brings it into focus. Returns a function that unregisters it. */
export function embedTray(show: () => void): () => void {
  tray.change({ showEmbedded: show, open: false })
  return () => tray.change({ showEmbedded: null })
}

const DICE_KEY_STORAGE_KEY = 'waybook-dice-key'
const OFF = 'off'

/** The key that opens the dice tray. */
export const DICE_KEY = 'd'

/** Whether the key opens the tray. Users of speech input must be able to turn it off (WCAG 2.1.4). */
export function isDiceKeyEnabled(): boolean {
  return readStored('localStorage', DICE_KEY_STORAGE_KEY) !== OFF
}

/** Stores the choice on this device. */
export function setDiceKeyEnabled(on: boolean): void {
  if (on) removeStored('localStorage', DICE_KEY_STORAGE_KEY)
  else writeStored('localStorage', DICE_KEY_STORAGE_KEY, OFF)
}
