import type { MapLink } from '@waybook/contract'
import { isRevealedAt } from '@waybook/rules'

import type { MapRecord } from '../fog/fog-record.ts'
import type { RequestContext } from '../request-context.ts'
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
  const masks = new Map<string, MapRecord['fog']>()
  for (const map of new Set(pins.map((pin) => pin.map))) masks.set(map, (await readMapOf(records, map))?.fog ?? null)
  return pins.filter((pin) => {
    const fog = masks.get(pin.map)
    return !fog?.isCovered || isRevealedAt(fog.mask, pin)
  })
}
