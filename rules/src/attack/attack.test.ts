import { describe, expect, it } from 'vitest'

import { formatPool, skillPool } from '../pool/pool.ts'
import { standardSkills } from '../skills/skill.ts'
import { attackPool, attackWith, weaponTypes, type WeaponType } from './attack.ts'
import { readRangeBand } from './difficulty.ts'

describe('a pool of characteristic and skill', () => {
  it.each([
    // characteristic, ranks, short form
    [3, 0, '3g'],
    [3, 1, '1y2g'],
    [3, 3, '3y'],
    [2, 4, '2y2g'],
    [0, 0, ''],
  ])('[ATK-1] %i and %i ranks roll %s', (characteristic, ranks, pool) => {
    expect(formatPool(skillPool(characteristic, ranks))).toBe(pool)
  })
})

describe('an attack', () => {
  it.each<[WeaponType, string, string]>([
    ['melee weapon', 'melee', 'brawn'],
    ['natural weapon', 'brawl', 'brawn'],
    ['magical weapon', 'melee', 'brawn'],
    ['ranged weapon', 'rangedLight', 'agility'],
    ['alchemical weapon', 'rangedLight', 'agility'],
    ['explosive weapon', 'rangedLight', 'agility'],
  ])('[ATK-2] a %s uses %s with %s', (weapon, skill, characteristic) => {
    expect(attackWith(weapon, 'Long')).toMatchObject({ skill, characteristic })
  })

  it.each([
    ['Close', 'Easy', 1],
    ['short', 'Easy', 1],
    ['Medium', 'Average', 2],
    ['Long', 'Hard', 3],
    ['Extreme', 'Daunting', 4],
    ['over there', 'Average', 2],
    [undefined, 'Average', 2],
  ])('[ATK-3] at range %s is %s, %i purple', (range, name, dice) => {
    expect(attackWith('ranged weapon', range).difficulty).toEqual({ name, dice })
  })

  it('[ATK-3] a melee attack is Average, whatever the range of the weapon', () => {
    expect(attackWith('melee weapon', 'Extreme')).toMatchObject({ range: 'Engaged', difficulty: { dice: 2 } })
  })

  it('[ATK-1] by Kessa, agility 4 and two ranks, with a bow at long range rolls 2y2g3p', () => {
    expect(formatPool(attackPool(attackWith('ranged weapon', 'Long'), { value: 4, ranks: 2 }))).toBe('2y2g3p')
  })

  it('[ATK-2] with every type of weapon uses the characteristic of its skill', () => {
    for (const weapon of weaponTypes) {
      const { skill, characteristic } = attackWith(weapon, undefined)
      expect(standardSkills.find(({ id }) => id === skill)?.characteristic).toBe(characteristic)
    }
  })
})

describe('the tables of the rules', () => {
  it('[RUL-1] contain the 27 skills of the specification', () => expect(standardSkills).toHaveLength(27))

  it('[RUL-2] read Short as Close and reject unknown range bands', () => {
    expect([readRangeBand('Short'), readRangeBand(' long '), readRangeBand('near')]).toEqual(['Close', 'Long', null])
  })
})
