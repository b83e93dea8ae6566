import { CoefficientCombineRule, ColliderDesc, World } from '@dimforge/rapier3d-deterministic-compat'
import type { Tray } from '@waybook/rules'

import { physics } from './physics.ts'

/** Walls and floor are thick enough that nothing passes through in one step; walls are higher than any die flies. */
const THICK = 2
const HIGH = 20

/** Creates a world with a table of this size between four walls, smooth enough that no die leans on them for long. Free it after use. */
export function layTable({ x, z }: Tray): World {
  const world = new World({ x: 0, y: -physics.gravity, z: 0 })
  world.timestep = physics.stepS
  world.integrationParameters.numSolverIterations = physics.solverIterations
  const [long, wide] = [x + 2 * THICK, z + 2 * THICK]
  const floor = ColliderDesc.cuboid(long, THICK, wide).setTranslation(0, -THICK, 0)
  world.createCollider(floor.setFriction(physics.tableFriction).setFrictionCombineRule(CoefficientCombineRule.Max))
  const walls = [
    ColliderDesc.cuboid(THICK, HIGH, wide).setTranslation(-x - THICK, HIGH, 0),
    ColliderDesc.cuboid(THICK, HIGH, wide).setTranslation(x + THICK, HIGH, 0),
    ColliderDesc.cuboid(long, HIGH, THICK).setTranslation(0, HIGH, -z - THICK),
    ColliderDesc.cuboid(long, HIGH, THICK).setTranslation(0, HIGH, z + THICK),
  ]
  for (const wall of walls)
    world.createCollider(wall.setFriction(physics.wallFriction).setFrictionCombineRule(CoefficientCombineRule.Min))
  return world
}
