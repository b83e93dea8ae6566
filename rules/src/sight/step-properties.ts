import * as fc from 'fast-check'

import { box, nastyScene } from './drawn-scenes.ts'
import { isOn, type Place } from './lattice.ts'
import { meets } from './sight-by-definition.ts'
import { meshOf, noDoorOpen } from './sight-properties.ts'
import { eyePlace, placeAfterStep } from './steps.ts'
import type { SightWall } from './wall.ts'

const [LEFT, TOP, RIGHT, BOTTOM] = [100, 100, 300, 260]
const inRoom = { x: fc.integer({ min: LEFT, max: RIGHT }), y: fc.integer({ min: TOP, max: BOTTOM }) }
const target: fc.Arbitrary<Place> = fc.oneof(
  fc.record(inRoom),
  fc.record({ x: fc.constantFrom(LEFT, RIGHT), y: inRoom.y }),
  fc.record({ x: inRoom.x, y: fc.constantFrom(TOP, BOTTOM) }),
  fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 380 }) }),
)

/** Whatever else stands there, and wherever somebody tries to step, even onto its walls: they stay in a closed room. */
export const staysInRoom = fc.property(nastyScene, fc.array(target, { maxLength: 30 }), ({ walls }, targets) => {
  const scene = { mesh: meshOf([...walls, ...box(LEFT, TOP, RIGHT, BOTTOM)]), openDoors: noDoorOpen }
  let place = eyePlace(scene, { x: 200, y: 180 }, null)
  for (const to of targets) place = (place && placeAfterStep(scene, place, to)) ?? place
  if (!place) return true
  // A rounded crossing may bend a side of the room by less than a unit.
  return place.x > LEFT - 1 && place.x < RIGHT + 1 && place.y > TOP - 1 && place.y < BOTTOM + 1
})

/** A token that moves straight to a wall, with nothing in its way, looks from a free place on the near side of the wall. */
export const looksFromTheSameSide = fc.property(
  nastyScene,
  fc.nat({ max: 50 }),
  fc.boolean(),
  ({ walls, eye: before }, of, atEnd) => {
    const mesh = meshOf(walls.map((wall): SightWall => ({ ...wall, kind: 'wall', oneWay: false })))
    const piece = mesh.pieces[of % Math.max(mesh.pieces.length, 1)]
    if (!piece) return true
    const { ax, ay, bx, by } = piece
    const at = atEnd ? { x: ax, y: ay } : { x: Math.round((ax + bx) / 2), y: Math.round((ay + by) / 2) }
    const here = new Set(mesh.pieces.filter((one) => isOn(one, at)))
    const isFree = (place: Place) => !mesh.pieces.some((one) => isOn(one, place))
    const others = mesh.pieces.filter((one) => !here.has(one))
    if (!isFree(before) || others.some((one) => meets(one, before, at))) return true
    const place = eyePlace({ mesh, openDoors: noDoorOpen }, at, before)
    if (!place) return true
    return isFree(place) && !mesh.pieces.some((one) => meets(one, before, place))
  },
)
