import { QueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '@waybook/contract'
import { expect, it } from 'vitest'

import { applyWalls } from './apply-walls.ts'

const sceneId = 'scenes/cellar'
const queryKey = ['getSceneWalls', { campaignId: 'dam3', sceneId }]
const wall = (id: string, version: number) => ({
  id,
  kind: 'wall' as const,
  from: [0, 0] as const,
  to: [9, 0] as const,
  version,
})
const light = { id: 'lamp', at: [1, 1] as const, bright: 1, dim: 2, on: true, intensity: 1, color: null, version: 2 }

it('[WAL-6] changes of walls and lights replace older ones, and late ones change nothing', () => {
  const queries = new QueryClient()
  const about = { width: 40, height: 40, columns: null, elsewhere: 0, lightsAreInPicture: false, ambientLight: null }
  queries.setQueryData(queryKey, {
    walls: { ...about, walls: [wall('a', 1), wall('b', 5), wall('c', 1)], lights: [light] },
  })
  const changed = { walls: [wall('a', 3), wall('b', 3), wall('d', 3)], lights: [], removed: ['c', 'lamp'], version: 3 }
  applyWalls(queries, sceneId, changed)
  applyWalls(queries, 'scenes/other', { ...changed, removed: ['a', 'b'] })
  const { walls } = queries.getQueryData<AnswerOf<'getSceneWalls'>>(queryKey) ?? {}
  expect(walls?.walls.map(({ id, version }) => [id, version])).toEqual([
    ['a', 3],
    ['b', 5],
    ['d', 3],
  ])
  expect(walls?.lights).toEqual([])
})
