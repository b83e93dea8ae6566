import { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, MapTile } from '@waybook/contract'
import { expect, it } from 'vitest'

import { applyFog } from './apply-fog.ts'

const sceneId = 'scenes/map'
const queryKey = ['getSceneMap', { campaignId: 'dam3', sceneId }]

function cached(tiles: MapTile[] | null) {
  const queries = new QueryClient()
  const map = { sceneId, width: 900, height: 900, address: '/a', tiles, version: 4, sight: null, fog: null }
  queries.setQueryData<AnswerOf<'getSceneMap'>>(queryKey, { map })
  const known = () => queries.getQueryData<AnswerOf<'getSceneMap'>>(queryKey)?.map
  return { queries, known }
}

it('[FOG-51] replaces old keys by new ones, and removes covered tiles', () => {
  const { queries, known } = cached([
    ['0-0-0', 'open'],
    ['0-1-0', 'aaaa'],
  ])
  const tiles: MapTile[] = [
    ['0-1-0', null],
    ['0-1-1', 'bbbb'],
  ]
  applyFog(queries, { kind: 'fog', sceneId, version: 6, tiles })
  const after = [
    ['0-0-0', 'open'],
    ['0-1-1', 'bbbb'],
  ]
  expect(known()).toMatchObject({ version: 6, tiles: after })
  applyFog(queries, { kind: 'fog', sceneId, version: 5, tiles: [['0-0-0', null]] })
  applyFog(queries, { kind: 'fog', sceneId: 'scenes/other', version: 9, tiles: [['0-0-0', null]] })
  expect(known()).toMatchObject({ version: 6, tiles: after })
})

it('[FOG-51] refetches a map that had no fog', () => {
  const { queries } = cached(null)
  applyFog(queries, { kind: 'fog', sceneId, version: 6, tiles: [['0-0-0', null]] })
  expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
})
