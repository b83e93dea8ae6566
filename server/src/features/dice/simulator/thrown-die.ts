import { ColliderDesc, RigidBodyDesc, type RigidBody, type World } from '@dimforge/rapier3d-deterministic-compat'
import { dot, readingOf, type Pose, type Solid } from '@waybook/rules'

import type { Release } from './handfuls.ts'
import { flat, hop, physics } from './physics.ts'

/** A die on the table and how it moves. */
export class ThrownDie {
  readonly #solid: Solid
  readonly #body: RigidBody
  #slowSteps = 0
  #hops = 0

  constructor(world: World, solid: Solid, { pose, speed, spin }: Release) {
    this.#solid = solid
    const { at, turn } = pose
    this.#body = world.createRigidBody(
      RigidBodyDesc.dynamic()
        .setTranslation(at.x, at.y, at.z)
        .setRotation(turn)
        .setLinvel(speed.x, speed.y, speed.z)
        .setAngvel(spin)
        .setLinearDamping(physics.linearDamping)
        .setAngularDamping(physics.angularDamping)
        // The engine puts a body to sleep later than the specification considers a die at rest.
        .setCanSleep(false),
    )
    world.createCollider(shapeOf(solid), this.#body)
  }

  get pose(): Pose {
    const { x, y, z } = this.#body.translation()
    const turn = this.#body.rotation()
    return { at: { x, y, z }, turn: { x: turn.x, y: turn.y, z: turn.z, w: turn.w } }
  }

  isStill(): boolean {
    return this.#isSlower(physics.restSpeed, physics.restSpin)
  }

  /** Whether the face can be read: the die lies flat, and directly on the table. */
  isReadable(): boolean {
    const { at, turn } = this.pose
    return readingOf(this.#solid, turn).level >= flat.level && at.y < this.#solid.inradius + flat.perch
  }

  /** Whether the die has just come to lean on something and may hop free. Call this once per step. */
  hasComeToLean(): boolean {
    this.#slowSteps = this.#isSlower(hop.slow, hop.slow) ? this.#slowSteps + 1 : 0
    if (this.#slowSteps < hop.afterSteps) return false
    this.#slowSteps = 0
    return this.#hops < hop.atMost && !this.isReadable()
  }

  hop(speed: Pose['at'], spin: Pose['at']): void {
    this.#hops++
    this.#body.setLinvel(speed, true)
    this.#body.setAngvel(spin, true)
  }

  #isSlower(speed: number, spin: number): boolean {
    const [moving, turning] = [this.#body.linvel(), this.#body.angvel()]
    return dot(moving, moving) <= speed * speed && dot(turning, turning) <= spin * spin
  }
}

/** The exact shape that is drawn: the solid shrunk by its fillet, with a ball of that radius rolled around it. */
function shapeOf({ corners, inradius, fillet }: Solid): ColliderDesc {
  const scale = (inradius - fillet) / inradius
  const points = Float32Array.from(corners.flatMap(({ x, y, z }) => [x * scale, y * scale, z * scale]))
  const shape = ColliderDesc.roundConvexHull(points, fillet)
  if (!shape) throw new Error('could not build a convex hull of a solid')
  return shape.setMass(1).setFriction(physics.dieFriction).setRestitution(physics.restitution)
}
