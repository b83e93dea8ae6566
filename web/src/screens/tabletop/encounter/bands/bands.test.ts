import { expect, it } from 'vitest'

import { exampleEncounter } from '#parts/encounter/example-encounter.ts'

import { bandBetween, bandsFrom } from './bands.ts'

it('[ENC-230] lists all others by their band from the selected combatant, nearest first, and groups engaged ones', () => {
  const bands = bandsFrom(exampleEncounter, 'unlit').map(({ band, groups }) => [
    band,
    groups.map((members) => members.map(({ id }) => id)),
  ])
  expect(bands).toEqual([
    ['Engaged', []],
    ['Close', [['tavi', 'raiders']]],
    ['Medium', [['kessa'], ['wight2']]],
    ['Long', []],
    ['Extreme', []],
  ])
})

it.each([
  ['tavi', 'raiders', 'Engaged'],
  ['kessa', 'unlit', 'Medium'],
  ['unlit', 'kessa', 'Medium'],
  ['kessa', 'nobody', null],
] as const)('[ENC-230] %s and %s: %s, in either direction', (one, other, band) => {
  expect(bandBetween(exampleEncounter, one, other)).toBe(band)
})
