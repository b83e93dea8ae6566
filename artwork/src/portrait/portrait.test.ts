import { expect, test } from 'vitest'

import type { Person } from './person.ts'
import { drawPortrait } from './portrait.ts'
import { GARMENTS, HAIR, HEADWEAR } from './wardrobe.ts'

const plain: Person = { seed: 'nobody', hour: 'day', skin: 'olive', hair: 'umber', style: 'short', cloth: '#4f6a3e' }

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => Object.keys(record) as Key[]

test('the same description gives the same portrait', () => {
  expect(drawPortrait({ ...plain })).toBe(drawPortrait({ ...plain }))
})

test('another seed keeps the face and changes the hills behind it', () => {
  const other = drawPortrait({ ...plain, seed: 'somebody' })
  expect(other).not.toBe(drawPortrait(plain))
  expect(other.length).toBeCloseTo(drawPortrait(plain).length, -4)
})

test.each([
  ['hair', keys(HAIR).map((style) => ({ ...plain, style }))],
  ['head covering', keys(HEADWEAR).map((headwear) => ({ ...plain, headwear }))],
  ['garment', keys(GARMENTS).map((garment) => ({ ...plain, garment }))],
  ['pose', (['left', 'right', 'bowed', 'proud', 'askance'] as const).map((pose) => ({ ...plain, pose }))],
  ['age', (['child', 'elder'] as const).map((age) => ({ ...plain, age }))],
])('each %s is different from the others and drawn completely', (_, people: Person[]) => {
  const portraits = people.map(drawPortrait)
  expect(new Set(portraits).size).toBe(people.length)
  for (const svg of portraits) expect(svg).not.toMatch(/NaN|undefined/)
})

test('a hat hides the hair above its brim', () => {
  expect(drawPortrait({ ...plain, headwear: 'felt-hat' })).toContain('clip-path="url(#under-hat)"')
  expect(drawPortrait({ ...plain, headwear: 'hood' })).not.toContain('under-hat')
})
