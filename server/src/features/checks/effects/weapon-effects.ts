import {
  effectsOfQuality,
  formatEffect,
  limitOf,
  pricesBeforeRoll,
  qualityText,
  type WeaponQuality,
} from '@waybook/rules'

import type { PageEffect } from '../document.ts'
import { digestOf } from './effect-uses.ts'

/** An effect of a weapon's quality, before anybody wields it. */
export type WeaponEffect = Omit<PageEffect, 'holder'>

/** What the qualities of a weapon ask for before each attack: to prepare it, for maneuvers. */
export function weaponEffects(weaponId: string, qualities: readonly WeaponQuality[]): WeaponEffect[] {
  const all = qualities.flatMap((quality) => effectsOfQuality(quality).map((effect) => ({ quality, effect })))
  return all.flatMap(({ quality, effect }): WeaponEffect[] => {
    const isAsked = effect.changes.every((change) => change.do === 'say')
    if (!isAsked) return []
    const holder = { rank: quality.rating, characteristics: {} }
    const line = formatEffect(effect)
    const prices = pricesBeforeRoll(effect, holder)
    if (prices === null || prices.length === 0) return []
    return [
      {
        key: digestOf(`${weaponId}\n${line}`),
        quality: qualityText(quality),
        kind: 'item',
        source: weaponId,
        line,
        rank: quality.rating,
        owner: 'player',
        required: true,
        on: false,
        prices,
        limit: limitOf(effect, holder),
      },
    ]
  })
}
