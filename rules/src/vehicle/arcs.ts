import type { ItemProperties } from '../character/worn.ts'
import { vehicleSides, type VehicleSide } from './vehicle.ts'

/**
 * The sides to which a mounted weapon can fire, from its property `arcs`; `null` for a weapon that fires all around.
 * @example
 * arcsOf({ arcs: ['fore', 'port'] }) // ['fore', 'port']
 * arcsOf({ arcs: 'aft' }) // ['aft']
 */
export function arcsOf({ arcs }: ItemProperties): readonly VehicleSide[] | null {
  const written = new Set(
    [arcs ?? []].flat().flatMap((one) =>
      String(one)
        .toLowerCase()
        .split(/[\s,;]+/u),
    ),
  )
  const sides = vehicleSides.filter((side) => written.has(side))
  return sides.length === 0 ? null : sides
}

const RIGHT_ANGLE = 90
const CIRCLE = 360
/** Clockwise, each a quarter of the circle around its direction. */
const clockwise = ['fore', 'starboard', 'aft', 'port'] as const

/**
 * The side of a vehicle on which something lies. `facing`: degrees clockwise from the top of the map; `x` to the right and `y` down, in the same
 * unit.
 * @example
 * sideTowards(0, { x: 0, y: -5 }) // 'fore'
 * sideTowards(90, { x: 0, y: -5 }) // 'port'
 */
export function sideTowards(facing: number, { x, y }: { readonly x: number; readonly y: number }): VehicleSide {
  const direction = (Math.atan2(x, -y) * CIRCLE) / (2 * Math.PI)
  const turned = (direction - facing + 2 * CIRCLE) % CIRCLE
  return clockwise[Math.round(turned / RIGHT_ANGLE) % clockwise.length] ?? 'fore'
}
