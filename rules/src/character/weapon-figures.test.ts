import { expect, it } from 'vitest'

import { qualityFigures } from '../effect/quality-effects.ts'
import { qualityText, ratingOf, weaponFigures } from './weapon-figures.ts'

it('[CHA-15] a weapon’s figures are read from its properties', () => {
  const spear = {
    item_type: 'melee weapon',
    damage: 'brawn + 3',
    critical: 3,
    item_range: 'Engaged',
    item_qualities: 'Pierce 2, Vicious 1, Knockdown',
  }
  const figures = weaponFigures(spear)
  expect(figures).toMatchObject({ damage: 'brawn + 3', critical: 3, skill: 'melee', range: 'Engaged' })
  expect(figures.qualities.map(qualityText)).toEqual(['Pierce 2', 'Vicious', 'Knockdown'])
  expect(ratingOf(figures.qualities, 'knockdown')).toBe(1)
})

it.each([
  [{ item_qualities: ['Breach 1', 'Pierce 3'] }, 13],
  [{ qualities: 'pierce 4' }, 4],
  [{ item_qualities: '' }, 0],
  [{}, 0],
])('[CHA-16] a weapon with %j ignores %i soak', (properties, pierce) => {
  expect(qualityFigures(weaponFigures(properties).qualities).pierce).toBe(pierce)
})

it.each([
  [{ item_type: 'ranged weapon' }, 'rangedLight', 'Medium'],
  [{ item_type: 'ranged weapon', item_skill: 'gunnery', item_range: 'Extreme' }, 'gunnery', 'Extreme'],
  [{ item_type: 'siege engine', item_range: 'Long' }, null, 'Long'],
])('[CHA-15] %j is used with its skill at its range', (properties, skill, range) => {
  expect(weaponFigures(properties)).toMatchObject({ skill, range, critical: null, damage: null })
})
