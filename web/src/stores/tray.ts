import type { AnswerOf } from '@waybook/contract'
import type { Pool, ThrowRequest } from '@waybook/rules'

import { readStored, removeStored, writeStored } from './device-storage.ts'
import { changeBetween, withChange, withoutChange } from './pool-change.ts'
import { Store, useStore } from './store.ts'

/** The state of the dice tray, which all pages share. */
export interface Tray {
  /** Whether the tray is open on top of the page. */
  readonly open: boolean
  /** Whether the viewer still chooses a skill or a weapon, if there are any to choose from. */
  readonly picking: boolean
  /** How often the tray was requested. Each request moves the focus to it. */
  readonly requests: number
  readonly pool: Pool
  /** The dice outside the pool: force dice, fate dice and numbered dice. */
  readonly others: ThrowRequest
  /** What the roll is for; may be empty. */
  readonly reason: string
  /** The sources of the pool, such as "Agility 4, 2 ranks". */
  readonly note: string
  /** The reason for the difficulty, such as "Medium range". */
  readonly difficultyNote: string
  /** Whether the difficulty is Average because nobody has named another. */
  readonly isAssumed?: boolean
  readonly skill: string | null
  /** The character who rolls; `null` for the character of the sheet on the page, or else the viewer's own. */
  readonly characterId: string | null
  /** The character whose sheet is on the page. */
  readonly sheetOf: string | null
  /** Whether these dice were rolled. Dismissing the result also removes the reason and the dice outside the pool. */
  readonly rolled: boolean
  /** The pool before a story point upgraded it for this roll; `null` if none did. */
  readonly beforeUpgrade: Pool | null
  /** The request whose pool has the dice of conditions and earlier rolls; 0 for none. */
  readonly addedFor: number
  /** The effects of talents and items that may be used with the roll. */
  readonly offered: AnswerOf<'getOwnDice'>['effects']
  /** What the used effects changed in the pool, by key. */
  readonly used: Readonly<Record<string, Pool>>
}

/** The content that a skill, a weapon or a page requests in the tray. */
type TrayRequest = Pick<Tray, 'pool'> &
  Partial<Pick<Tray, 'reason' | 'note' | 'difficultyNote' | 'skill' | 'characterId'>>

/** The difficulty dice of an Average check. Not imported from the rules, because the first page doesn't load them. */
const AVERAGE = 2

const emptyTray = {
  pool: { proficiency: 0, ability: 0, boost: 0, challenge: 0, difficulty: 0, setback: 0 },
  others: {},
  reason: '',
  note: '',
  difficultyNote: '',
  isAssumed: false,
  skill: null,
  characterId: null,
  rolled: false,
  beforeUpgrade: null,
  addedFor: 0,
  offered: [],
  used: {},
} as const satisfies Partial<Tray>

const newTray = { ...emptyTray, pool: { ...emptyTray.pool, difficulty: AVERAGE }, isAssumed: true }

const tray = new Store<Tray>({ ...newTray, open: false, picking: true, requests: 0, sheetOf: null })

export function useTray(): Tray {
  return useStore(tray)
}

export const currentTray = (): Tray => tray.get()

/** All dice in the tray: the pool and the others. */
export function throwRequestOf({ pool, others }: Pick<Tray, 'pool' | 'others'>): ThrowRequest {
  return { ...pool, ...others }
}

/** Shows the tray, with the requested dice instead of its current ones. */
export function openTray(request?: TrayRequest): void {
  const { requests, picking } = tray.get()
  const isPicking = request ? false : picking
  tray.change({ ...(request && contentOf(request)), picking: isPicking, open: true, requests: requests + 1 })
}

/** A check is Average unless the request names its difficulty. */
function contentOf(request: TrayRequest): Partial<Tray> {
  const { pool } = request
  if (pool.difficulty + pool.challenge > 0) return { ...emptyTray, ...request }
  return { ...emptyTray, ...request, pool: { ...pool, difficulty: AVERAGE }, difficultyNote: '', isAssumed: true }
}

/** The next time the tray begins with the choice again, unless a story point waits for its roll. */
export function closeTray(): void {
  tray.change({ open: false, picking: tray.get().beforeUpgrade === null })
}

/** Returns to the choice of a skill or a weapon. */
export function pickAgain(): void {
  tray.change({ ...newTray, picking: true })
}

/** Begins without any dice, to build a pool by hand. */
export function pickDiceOnly(): void {
  tray.change({ ...emptyTray, picking: false })
}

export function changeTray(changed: Partial<Omit<Tray, 'open' | 'picking' | 'requests' | 'sheetOf'>>): void {
  tray.change(changed)
}

/** Removes all dice. */
export function clearTray(): void {
  tray.change(emptyTray)
}

/**
 * Removes the reason, the dice outside the pool, and what a story point or an effect paid for after a roll. The other dice stay. Effects must
 * be chosen again, because their prices are paid with each roll.
 */
export function discardRolled(): void {
  const { rolled, beforeUpgrade, pool, used, offered } = tray.get()
  if (!rolled) return
  tray.change({
    reason: '',
    others: {},
    rolled: false,
    beforeUpgrade: null,
    pool: Object.values(used).reduce(withoutChange, beforeUpgrade ?? pool),
    used: Object.fromEntries(Object.entries(used).filter(([key]) => isAlwaysOn(key))),
  })

  function isAlwaysOn(key: string): boolean {
    return offered.some(({ effect }) => effect.key === key && effect.on)
  }
}

/** Uses an effect with the next roll. `changed`: the pool with its dice. */
export function chooseEffect(key: string, changed: Pool): void {
  const { pool, beforeUpgrade, used } = tray.get()
  const change = changeBetween(pool, changed)
  tray.change({
    pool: changed,
    used: { ...used, [key]: change },
    beforeUpgrade: beforeUpgrade && withChange(beforeUpgrade, change),
  })
}

/** Takes back exactly what the effect changed. */
export function leaveEffect(key: string): void {
  const { pool, beforeUpgrade, used } = tray.get()
  const { [key]: change, ...others } = used
  if (!change) return
  tray.change({
    pool: withoutChange(pool, change),
    used: others,
    beforeUpgrade: beforeUpgrade && withoutChange(beforeUpgrade, change),
  })
}

/** Registers a character's sheet on the page, so the tray rolls for that character. Returns a function that unregisters it. */
export function rollOnSheet(characterId: string): () => void {
  tray.change({ sheetOf: characterId })
  return () => tray.change({ sheetOf: null })
}

const DICE_KEY_STORAGE_KEY = 'waybook-dice-key'
const OFF = 'off'

/** The key that opens the dice tray. */
export const DICE_KEY = 'D'

/** Whether the keys of the dice work. Users of speech input must be able to turn them off (WCAG 2.1.4). */
export function isDiceKeyEnabled(): boolean {
  return readStored('localStorage', DICE_KEY_STORAGE_KEY) !== OFF
}

/** Stores the choice on this device. */
export function setDiceKeyEnabled(on: boolean): void {
  if (on) removeStored('localStorage', DICE_KEY_STORAGE_KEY)
  else writeStored('localStorage', DICE_KEY_STORAGE_KEY, OFF)
}
