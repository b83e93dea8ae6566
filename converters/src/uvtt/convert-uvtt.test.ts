import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { convert } from '../convert.ts'
import { Fields } from '../reading/fields.ts'
import { Findings } from '../report/findings.ts'
import { openUvtt } from './open-uvtt.ts'
import { colorIn, readUvtt, simplified } from './read-uvtt.ts'
import { smallUvtt as cellar } from './small-uvtt.ts'

const read = (value: unknown) => {
  const findings = new Findings()
  return { map: readUvtt(new Fields(value, 'cellar.dd2vtt', findings), findings), findings }
}

it('[CNV-20] a Universal VTT file becomes a hidden scene that has the file as its map', () => {
  const converted = convert(new Map([['The Cellar.dd2vtt', JSON.stringify(cellar)]]))
  if (!converted.ok) throw new Error(converted.why)
  expect(converted.files).toEqual([
    { path: 'campaign.yaml', text: 'name: The Cellar\n' },
    {
      path: 'scenes/the-cellar.md',
      text: '---\nname: The Cellar\ntype: scene\nvisible: false\nmap: scenes/the-cellar.dd2vtt\n---\n',
    },
    { path: 'scenes/the-cellar.dd2vtt', copyOf: 'The Cellar.dd2vtt' },
  ])
  expect(converted.report).toMatchObject({
    files: [{ file: 'The Cellar.dd2vtt', outcome: 'read' }],
    visibility: { readableByPlayers: 0, hidden: 1 },
    lost: [],
  })
})

it('[CNV-20] its walls, doors and lights are in percent of the picture', () => {
  const opened = openUvtt(JSON.stringify(cellar), 'The Cellar.dd2vtt')
  if (!opened.ok) throw new Error(opened.why)
  const room = [
    [10, 20],
    [30, 20],
    [30, 60],
    [10, 60],
    [10, 20],
  ]
  expect(opened.picture?.ending).toBe('png')
  expect(opened.geometry).toEqual({
    grid: { columns: 10, rows: 5, offset: [0, 0], pixelsPerCell: 256 },
    walls: [
      { kind: 'wall', points: room },
      {
        kind: 'object',
        points: [
          [60, 40],
          [70, 40],
        ],
      },
    ],
    doors: [{ from: [15, 20], to: [25, 20], open: false, secret: false }],
    lights: [{ at: [50, 50], range: 6, intensity: 1, color: '#eccd8b' }],
    lightsAreInPicture: true,
    ambientLight: null,
  })
})

it('[CNV-21] the grid of a part of a larger map begins where its first whole cell does', () => {
  const { map } = read({ ...cellar, resolution: { ...cellar.resolution, map_origin: { x: 0.25, y: -0.5 } } })
  expect(map?.geometry.grid.offset).toEqual([7.5, 10])
})

it.each([
  ['ffeccd8b', '#eccd8b'],
  ['eccd8b', '#eccd8b'],
  ['#ECCD8B', '#eccd8b'],
  ['ffffffff', null],
  ['red', null],
  ['', null],
])('[CNV-20] the color %j is %j: alpha comes first', (written, color) => expect(colorIn(written)).toBe(color))

it('[CNV-21] a curve of tiny pieces becomes a few', () => {
  const straight = Array.from({ length: 100 }, (_none, index): [number, number] => [index / 10, 0.01 * (index % 2)])
  expect(simplified(straight, 0.05)).toHaveLength(2)
})

it('[CNV-21] keeps at most 5,000 pieces of walls and reports the others', () => {
  const line = (y: number) => Array.from({ length: 3 }, (_none, x) => ({ x, y: y + (x % 2) }))
  const { map, findings } = read({ ...cellar, line_of_sight: Array.from({ length: 3000 }, (_none, y) => line(y)) })
  expect(map?.geometry.walls.length).toBe(2500)
  expect(findings.lost.map(({ key, count }) => [key, count])).toEqual([['wallsCut', 501]])
})

it.each([
  ['no JSON', '{', { place: 'line 1, column 2', why: 'This is not valid JSON' }],
  ['a list', '[]', { place: 'line 1', why: 'This is not an object' }],
  ['no size', '{}', { place: 'resolution.map_size', why: 'The size of the map is missing' }],
  ['deep nesting', '['.repeat(100_000), { place: 'line 1, column 101', why: 'It is nested more than 100 levels deep' }],
])('[CNV-3] %s is a failure with its place', (_what, text, failure) => {
  expect(convert(new Map([['a.uvtt', text]]))).toEqual({ ok: false, file: 'a.uvtt', ...failure })
})

it('[CNV-4] one broken file costs one file', () => {
  const converted = convert(
    new Map([
      ['good.uvtt', JSON.stringify(cellar)],
      ['bad.uvtt', '{'],
      ['notes.txt', null],
    ]),
  )
  expect(converted.ok && converted.report.files).toEqual([
    { file: 'good.uvtt', outcome: 'read' },
    { file: 'bad.uvtt', outcome: 'leftOut', why: 'line 1, column 2: This is not valid JSON' },
    { file: 'notes.txt', outcome: 'leftOut', why: 'The format does not use this file' },
  ])
})

it('[CNV-3] values of any kind in any field are read or reported, never thrown', () => {
  const value = fc.jsonValue({ maxDepth: 3 })
  const anyMap = fc.record(
    {
      resolution: fc.oneof(fc.constant(cellar.resolution), value),
      line_of_sight: fc.oneof(value, fc.array(fc.array(fc.oneof(fc.record({ x: fc.float(), y: fc.float() }), value)))),
      portals: fc.oneof(value, fc.array(fc.oneof(fc.constant(cellar.portals[0]), value))),
      lights: fc.oneof(value, fc.array(value)),
      environment: value,
      image: fc.oneof(fc.constant(cellar.image), fc.string(), value),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(anyMap, (map) => {
      const converted = convert(new Map([['a.uvtt', JSON.stringify(map)]]))
      expect(converted.ok ? converted.report.files : [converted]).toHaveLength(1)
    }),
    { numRuns: 200 },
  )
})
