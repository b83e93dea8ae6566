import { describe, expect, it } from 'vitest'

import { dice, dieKinds, type Die } from './die.ts'
import { faces } from './faces.ts'
import { netOf, symbolPairs } from './symbol.ts'

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe('the faces of the dice', () => {
  it.each(dieKinds)('[RUL-3] the %s die has a face for each side', (die) => {
    expect(faces[die]).toHaveLength(dice[die].sides)
  })

  it.each<[Die, number, number]>([
    ['boost', 1 / 3, 2 / 3],
    ['ability', 5 / 8, 5 / 8],
    ['proficiency', 5 / 6, 2 / 3],
    ['setback', -1 / 3, -1 / 3],
    ['difficulty', -1 / 2, -3 / 4],
    ['challenge', -3 / 4, -2 / 3],
  ])('[RUL-3] a %s die yields %f net successes and %f net advantage on average', (die, success, advantage) => {
    const nets = faces[die].map(netOf)
    expect(mean(nets.map((net) => net.success))).toBeCloseTo(success)
    expect(mean(nets.map((net) => net.advantage))).toBeCloseTo(advantage)
  })

  it.each(dieKinds)('[RUL-3] the %s die has only symbols of its side', (die) => {
    const side = dice[die].favours === 'roller' ? 'kind' : 'harm'
    const own = symbolPairs.map((pair) => pair[side])
    expect(own).toEqual(expect.arrayContaining(faces[die].flat()))
  })
})

describe('reading a roll', () => {
  it('[RUL-4] success and failure cancel one for one; advantage and threat do too', () => {
    expect(netOf(['success', 'success', 'failure', 'threat', 'advantage', 'threat'])).toEqual({
      success: 1,
      advantage: -1,
      triumph: 0,
      despair: 0,
    })
  })

  it('[RUL-4] triumph and despair never cancel, and also count as a success and a failure', () => {
    expect(netOf(['triumph', 'despair', 'triumph'])).toEqual({ success: 1, advantage: 0, triumph: 2, despair: 1 })
  })
})
