import { expect, it } from 'vitest'

import { faultLine } from '#campaign-folder/fault.ts'

import { crowdedMaps } from './crowded-maps.ts'

const picture = { path: 'hatched.png', hash: 'hatched', contentType: 'image/png', width: 1000, height: 1000, blur: '' }
const source = { path: 'scenes/hatched.md', text: '' }

/** Lines from side to side and from top to bottom, which cross each other. */
const hatched = (lines: number) =>
  Array.from({ length: lines }, (_, line) => ((line + 0.5) / lines) * 100).flatMap((at) => [
    { kind: 'wall' as const, points: [[at, 0] as [number, number], [at, 100] as [number, number]] },
    { kind: 'wall' as const, points: [[0, at] as [number, number], [100, at] as [number, number]] },
  ])

const notesOn = async (lines: number, type: 'scene' | 'location' = 'scene', cut = 0) => {
  const grid = { columns: 20, rows: 20, offset: [0, 0] as [number, number], pixelsPerCell: 50 }
  const rest = { doors: [], lights: [], lightsAreInPicture: false, ambientLight: null }
  const walls = new Map([['hatched', { grid, walls: hatched(lines), cut, ...rest }]])
  return (await crowdedMaps({ entities: [{ type, source, picture, map: null }], walls })).map(faultLine)
}

it('[SIGHT-53] an import says which maps have walls in too many pieces', async () => {
  expect(await notesOn(10)).toEqual([])
  expect(await notesOn(80, 'location')).toEqual([])
  expect(await notesOn(80)).toEqual([
    'scenes/hatched.md:1: note: the walls of the map cross so often that they make 12,960 pieces, and a scene with sight has at most 12,000; remove walls from the map before you switch sight on',
  ])
})

it('[SIGHT-53] an import says how many walls are left out', async () => {
  expect(await notesOn(2, 'scene', 3)).toEqual([
    'scenes/hatched.md:1: note: 3 lines of walls on the map are left out, because a scene has at most 5,000 walls; split the map',
  ])
})
