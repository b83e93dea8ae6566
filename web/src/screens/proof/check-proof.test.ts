import type { RollProof } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { checkProof, type Verdict } from './check-proof.ts'

/** A roll whose values a program in another language computed. */
const proof: RollProof = {
  roll: {
    id: 'roll',
    at: 1,
    by: 'Maren',
    characterId: null,
    characterName: null,
    skill: null,
    reason: '',
    audience: 'table',
    dice: { proficiency: [1, 10], ability: [1], difficulty: [1, 2, 2], d1000: [750] },
  },
  commitment: '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef',
  secret: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  salt: 'a salt',
}
const seen = { rollId: 'roll', commitment: proof.commitment, salt: proof.salt }
const withDice = (dice: RollProof['roll']['dice']): RollProof => ({ ...proof, roll: { ...proof.roll, dice } })
const other = 'ff'.repeat(32)

describe('[PRF-7] the verdict on a roll', () => {
  it.each<[string, RollProof, typeof seen | null, Verdict]>([
    ['made by this device', proof, seen, 'holds'],
    ['made by another device', proof, null, 'unseen'],
    ['with a different commitment than this device saw', proof, { ...seen, commitment: other }, 'unseen'],
    ['with a different salt than this device sent', proof, { ...seen, salt: 'mine' }, 'broken'],
    ['with a secret that does not match the commitment', { ...proof, secret: other }, seen, 'broken'],
    ['with a commitment that does not match the secret', { ...proof, commitment: other }, null, 'broken'],
    ['with a changed salt', { ...proof, salt: 'b salt' }, null, 'broken'],
    ['with a changed die', withDice({ ...proof.roll.dice, ability: [2] }), seen, 'broken'],
    ['with a missing die', withDice({ proficiency: [1, 10], difficulty: [1, 2, 2] }), seen, 'broken'],
  ])('%s', (_, given, known, verdict) => {
    expect(checkProof(given, known).verdict).toBe(verdict)
  })

  it('lists each die with the numbers that it read', () => {
    const { dice, hashed } = checkProof(proof, seen)
    expect(hashed).toBe(proof.commitment)
    expect(dice.slice(0, 2)).toEqual([
      { die: 'proficiency', read: [241], face: 1, rolled: 1 },
      { die: 'proficiency', read: [178], face: 10, rolled: 10 },
    ])
  })
})
