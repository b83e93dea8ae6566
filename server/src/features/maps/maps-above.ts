import type { MapLink } from '@waybook/contract'
import { isRevealedAt } from '@waybook/rules'

import type { RequestContext } from '../request-context.ts'
import { maskFor, masksOf, type SceneMasks } from '../sight/scene-masks.ts'
import type { PlacedPin } from './map-record.ts'
import { readMapOf, readMapped } from './read-maps.ts'
import { readPinsTo } from './read-pins.ts'

type InScope = Pick<RequestContext, 'records' | 'scope'>

/** The maps with a pin to this entity, both visible to the viewer. Ordered by name. */
export async function mapsAbove(context: InScope, id: string): Promise<MapLink[]> {
  const { records, scope } = context
  const pins = await readPinsTo(records, id, scope)
  if (pins.length === 0) return []
  const shown = await withoutFogged(context, pins)
  const maps = await readMapped(records, scope, { among: [...new Set(shown.map(({ map }) => map))] })
  return maps.map(({ id: map, name, type }) => ({ id: map, name, type }))
}

/** The pins that the viewer sees: players see none under fog. */
export async function withoutFogged({ records, scope }: InScope, pins: readonly PlacedPin[]): Promise<PlacedPin[]> {
  if (scope.everything) return [...pins]
  const masksOfMaps = new Map<string, SceneMasks | null>()
  for (const map of new Set(pins.map((pin) => pin.map)))
    masksOfMaps.set(map, await masksOf(records, await readMapOf(records, map)))
  return pins.filter((pin) => {
    const masks = masksOfMaps.get(pin.map)
    return !masks || isRevealedAt(maskFor(masks, scope).shown, pin)
  })
}
