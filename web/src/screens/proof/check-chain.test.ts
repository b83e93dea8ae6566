import type { RollChain } from '@waybook/contract'
import { expect, it } from 'vitest'

import { checkChain } from './check-chain.ts'

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

/** A chain whose values `docs/check-chain.mjs` computed: a reroll, a turn, and the undoing of the turn. */
const chain: RollChain = {
  roll: 'roll',
  first: { dice: 'y1.10 g1', commitment: null, secret: null, salt: '' },
  events: [
    {
      changeId: 'a',
      steps: [{ op: 'reroll', die: 'y0', face: 8 }],
      commitment: '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef',
      secret,
      salt: 'a salt',
      head: '6758bf78a2d90fc0e61ace9de658e6b325dbd6e08dc4cce93d78803bbdf20a44',
    },
    {
      changeId: 'b',
      steps: [{ op: 'turn', die: 'g0', face: 3 }],
      commitment: null,
      secret: null,
      salt: '',
      head: '783660fdbce03a6c9460f6de21ea7e4c161047ffe429bd6f4e9ac92df70a2cc6',
    },
    {
      changeId: 'c',
      undo: 1,
      commitment: null,
      secret: null,
      salt: '',
      head: '58e687130182f493138186b94af4a41fc168fc981136de0edd5df0810339dc86',
    },
  ],
}
it('[CHD-52] finds a valid chain valid, and says what decided the faces', () => {
  expect(
    checkChain(chain).map(({ decided, secretFits, facesFit, headFits }) => [decided, secretFits, facesFit, headFits]),
  ).toEqual([
    ['secret', true, true, true],
    ['none', true, true, true],
    ['none', true, true, true],
  ])
})

it('[CHD-51] [CHD-52] finds a forged face, salt, secret and step', () => {
  const forged = (index: number, fields: object) => {
    const events = chain.events.map((event, at) => (at === index ? { ...event, ...fields } : event))
    return checkChain({ ...chain, events }).every(
      ({ secretFits, facesFit, headFits }) => secretFits && facesFit && headFits,
    )
  }
  expect(forged(0, {})).toBe(true)
  expect(forged(0, { steps: [{ op: 'reroll', die: 'y0', face: 11 }] })).toBe(false)
  expect(forged(0, { salt: 'b salt' })).toBe(false)
  expect(forged(0, { secret: 'ff'.repeat(32) })).toBe(false)
  expect(forged(1, { steps: [{ op: 'turn', die: 'g0', face: 4 }] })).toBe(false)
  expect(forged(2, { undo: 0 })).toBe(false)
})
