import { Problem } from '@waybook/contract'

import { readMap } from '../fog/read-map.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { tokenOf } from '../table/change-tokens.ts'
import { placedFor } from '../table/presenter.ts'
import { sceneOf } from '../table/table-operations.ts'
import { putToken } from '../table/token-queries.ts'
import { expectMesh } from './expect-mesh.ts'
import { PARTY } from './group-masks.ts'
import { readGroups } from './group-rows.ts'
import { lookThrough } from './look-through.ts'
import { toEyes } from './presenter.ts'
import { readSight } from './read-sight.ts'
import { withoutTokens } from './scene-masks.ts'
import type { SceneSights } from './scene-sights.ts'
import { forget, putSight } from './write-sight.ts'

export const sightOperations = (sights: SceneSights) =>
  ({
    getSight: async (context, { sceneId }) => {
      await sceneOf(context, sceneId)
      return { sight: (await readMap(context.records, sceneId)) && (await readSight(context.records, sceneId)) }
    },

    setSight: async (context, { sceneId, change }) => {
      await sceneOf(context, sceneId)
      const sight = await putSight(context.records, await expectMap(context, sceneId), change)
      if (change.on) await expectMesh(context.records, sceneId, sights)
      return { sight }
    },

    forgetSeen: async (context, { sceneId, group = null }) => {
      await sceneOf(context, sceneId)
      const { fog, ...map } = await expectMap(context, sceneId)
      if (!fog?.byHand) throw new Problem('conflict', `Scene "${sceneId}" has no sight`)
      return { version: await forget(context.records, { ...map, fog }, group) }
    },

    getEyes: async (context, { sceneId, tokenId }) => {
      await sceneOf(context, sceneId)
      const map = await readMap(context.records, sceneId)
      if (!map?.fog?.byHand) return { eyes: null }
      if (tokenId !== undefined)
        return { eyes: toEyes(await lookThrough(context, { ...map, fog: map.fog }, { tokenId, sights })) }
      const groups = await readGroups(context.records, sceneId, map.fog.mask.grid)
      return { eyes: toEyes(groups.get(PARTY) ?? withoutTokens(map.fog)) }
    },

    setTokenSight: async (context, { tokenId, sight }) => {
      const { id, version: _, sight: _before, ...state } = await tokenOf(context, tokenId)
      const next = { ...state, ...(sight && { sight }) }
      const version = await putToken(context.records, id, next)
      return { token: placedFor({ id, ...next, version }, context.scope) }
    },
  }) satisfies Partial<OperationHandlers>

async function expectMap({ records }: RequestContext, sceneId: string) {
  const map = await readMap(records, sceneId)
  if (!map) throw new Problem('conflict', `Scene "${sceneId}" has no stored image`)
  return map
}
