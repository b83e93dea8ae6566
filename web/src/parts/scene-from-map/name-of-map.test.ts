import { expect, it } from 'vitest'

import { nameOfMap } from './name-of-map.ts'

it.each([
  ['old_mill-night.jpg', 'Old mill night'],
  ['The Third Lamp [30x40].png', 'The Third Lamp'],
  ['sewers 8000x8000.webp', 'Sewers'],
  ['crypt-level-2_(22 x 34)_140px.jpeg', 'Crypt level 2'],
  ['élan.avif', 'Élan'],
  ['map.v2.jpg', 'Map.v2'],
  ['[30x40].jpg', 'New scene'],
  ['8000x8000.jpg', 'New scene'],
  [`${'a'.repeat(300)}.jpg`, `A${'a'.repeat(199)}`],
])('[SCR-270] the scene of the map %s is called %s', (file, name) => {
  expect(nameOfMap(file)).toBe(name)
})
