import { Problem } from '@waybook/contract'

import { mapFor } from '../fog/operations.ts'
import { toSceneMap } from '../fog/presenter.ts'
import { toPicture } from '../pictures/presenter.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'

export const mapOperations = {
  getMap: async (context, { id }) => {
    const { records, scope, viewer } = context
    const [card] = await records.entities.cards([id], scope)
    const map = card && (await mapFor(context, card.id))
    if (!card || !map) return { map: null }
    const ground = toSceneMap(map, viewer, false)
    const { name, type } = card
    return {
      map: { entity: { id: card.id, name, type }, ground, image: toPicture(card.picture), pins: [], above: [] },
    }
  },

  listMaps: async () => ({ maps: [], world: null }),

  addPin: async (context, { mapId }) => await expectMap(context, mapId),
  updatePin: async (context, { mapId }) => await expectMap(context, mapId),
  removePin: async (context, { mapId }) => await expectMap(context, mapId),
} satisfies Partial<OperationHandlers>

async function expectMap(_context: RequestContext, mapId: string): Promise<never> {
  throw new Problem('not-found', `There is no map "${mapId}"`)
}
