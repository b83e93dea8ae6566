import type { Warp } from '#drawing/bend.ts'

import type { PortraitPalette } from '../layer/portrait-palette.ts'
import { FACEWEAR } from './facewear.ts'
import { HELD } from './held.ts'
import { NECKWEAR } from './neckwear.ts'

const ON_CHEST = { ...NECKWEAR, ...HELD }

export type Accessory = keyof typeof FACEWEAR | keyof typeof ON_CHEST

function isOnHead(accessory: Accessory): accessory is keyof typeof FACEWEAR {
  return accessory in FACEWEAR
}

export function headAccessories(wears: readonly Accessory[], palette: PortraitPalette, warp: Warp): string {
  return wears.map((accessory) => (isOnHead(accessory) ? FACEWEAR[accessory](palette, warp) : '')).join('')
}

export function chestAccessories(wears: readonly Accessory[], palette: PortraitPalette): string {
  return wears.map((accessory) => (isOnHead(accessory) ? '' : ON_CHEST[accessory](palette))).join('')
}
