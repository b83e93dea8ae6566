import { expect, it } from 'vitest'

import { convert } from '../convert.ts'
import type { ConversionOptions } from '../folder/converted.ts'
import { smallMapFile, smallWorld } from './small-world.ts'

function converted(source: Record<string, string | null>, options?: ConversionOptions) {
  const result = convert(new Map(Object.entries(source)), options)
  if (!result.ok) throw new Error(result.why)
  const textOf = new Map(result.files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])))
  return { ...result, textOf }
}

const json = { 'saltmere.json': JSON.stringify(smallWorld), 'saltmere.png': null }

it('[CNV-30] a world becomes a map with pins, and pages of its towns, states, cultures and religions', () => {
  const { textOf } = converted(json)
  expect([...textOf.keys()]).toEqual([
    'campaign.yaml',
    'locations/saltmere.md',
    'organizations/kingdom-of-the-reach.md',
    'organizations/fen.md',
    'locations/tarrow.md',
    'locations/hythe.md',
    'identities/reedfolk.md',
    'organizations/the-tides.md',
  ])
  expect(textOf.get('locations/saltmere.md')).toMatchInlineSnapshot(`
    "---
    name: Saltmere
    type: location
    visible: true
    picture: pictures/saltmere.png
    map: pictures/saltmere.png
    pins:
      - to: locations/tarrow
        at:
          - 25
          - 25
      - to: locations/hythe
        at:
          - 75
          - 75
      - to: organizations/kingdom-of-the-reach
        at:
          - 50
          - 50
      - to: organizations/fen
        at:
          - 5
          - 10
      - at:
          - 10
          - 90
        label: Wreck
        secret: true
    ---

    > [!secret]
    >
    > ### Wreck
    >
    > A hull of glass.
    "
  `)
  expect(textOf.get('organizations/kingdom-of-the-reach.md')).toMatchInlineSnapshot(`
    "---
    name: Kingdom of the Reach
    type: organization
    visible: false
    properties:
      form: Kingdom
      wars:
        - War of Wicks, 200 RE to 203 RE
    relationships:
      - type: has its capital in
        to: locations/tarrow
      - type: founded by
        to: identities/reedfolk
      - type: enemy
        to: organizations/fen
    ---
    "
  `)
  expect(textOf.get('locations/tarrow.md')).toMatchInlineSnapshot(`
    "---
    name: Tarrow
    type: location
    visible: false
    properties:
      type: Naval
      population: 4500
      capital: "yes"
      with:
        - port
        - walls
    relationships:
      - type: part of
        to: organizations/kingdom-of-the-reach
      - type: home of
        to: identities/reedfolk
    ---

    The tide takes the **low** streets.
    "
  `)
})

it('[CNV-31] only the map is visible, and its markers are secret', () => {
  const { textOf, report } = converted(json)
  expect(report.visibility).toEqual({ readableByPlayers: 1, hidden: 6 })
  expect(textOf.get('locations/saltmere.md')).toContain('label: Wreck\n    secret: true')
})

it('[CNV-32] the largest towns become pages, capitals first; the others are counted', () => {
  const { textOf, report } = converted(json, { towns: 1 })
  expect(textOf.has('locations/tarrow.md')).toBe(true)
  expect(textOf.has('locations/hythe.md')).toBe(false)
  expect(report.lost.find(({ key }) => key === 'notChosen')).toMatchObject({ count: 1, examples: ['1 of 2'] })
})

it('[CNV-33] a .map file gives the same pages, and its drawing without scripts', () => {
  const { textOf, files } = converted({ 'saltmere.map': smallMapFile() })
  const other = converted(json).textOf
  for (const path of [...other.keys()].slice(2)) expect(textOf.get(path)).toBe(other.get(path))
  const drawing = files.find(({ path }) => path === 'pictures/saltmere.svg')
  expect(drawing && 'bytes' in drawing && new TextDecoder().decode(drawing.bytes)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="9" height="9"/></svg>',
  )
})
