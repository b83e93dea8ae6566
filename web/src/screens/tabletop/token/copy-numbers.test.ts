import type { Token } from '@waybook/contract'
import { expect, it } from 'vitest'

import { withNumbersOfCopies } from './copy-numbers.ts'

const token: Token = {
  id: 'kessa',
  sceneId: 'scenes/toll-gate',
  characterId: 'characters/kessa-vane',
  position: { x: 50, y: 50 },
  size: 'medium',
  visible: true,
  number: 1,
  elevation: 0,
  facing: null,
  version: 1,
  name: 'Kessa Vane',
  ofParty: true,
  picture: null,
  conditions: [],
}
const raider = { ...token, id: 'raider 1', characterId: 'characters/raider', name: 'Raider' }
const another = { ...raider, id: 'raider 2', number: 2 }

it('[TABLE-311] numbers the tokens of characters with several tokens', () => {
  const shown = withNumbersOfCopies([token, raider, another]).map(({ id, number }) => [id, number])
  expect(shown).toEqual([
    ['kessa', null],
    ['raider 1', 1],
    ['raider 2', 2],
  ])
})

it('[VTT-25] an unchanged token is the same object as before', () => {
  const [once] = withNumbersOfCopies([token, raider])
  const [again] = withNumbersOfCopies([token, raider, another])
  expect(again).toBe(once)
})
