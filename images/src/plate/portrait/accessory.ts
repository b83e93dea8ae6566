import type { Warp } from '../bend.ts'
import { HELD } from './held.ts'
import type { SitterInk } from './sitter-ink.ts'
import { WORN_AT_THROAT } from './worn-at-throat.ts'
import { WORN_ON_HEAD } from './worn-on-head.ts'

const ON_CHEST = { ...WORN_AT_THROAT, ...HELD }

export type Accessory = keyof typeof WORN_ON_HEAD | keyof typeof ON_CHEST

function isOnHead(accessory: Accessory): accessory is keyof typeof WORN_ON_HEAD {
  return accessory in WORN_ON_HEAD
}

export function headAccessories(wears: readonly Accessory[], ink: SitterInk, warp: Warp): string {
  return wears.map((accessory) => (isOnHead(accessory) ? WORN_ON_HEAD[accessory](ink, warp) : '')).join('')
}

export function chestAccessories(wears: readonly Accessory[], ink: SitterInk): string {
  return wears.map((accessory) => (isOnHead(accessory) ? '' : ON_CHEST[accessory](ink))).join('')
}
