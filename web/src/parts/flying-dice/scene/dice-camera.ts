import type { Tray, Vector } from '@waybook/rules'
import { PerspectiveCamera } from 'three'

const FIELD_OF_VIEW_DEGREES = 32
/** Angle from the vertical, in radians: while dice fly, and at rest, when users read the upper faces. */
const TILT = { flying: 0.34, resting: 0.2 }
/** Around the centers of the dice at rest. */
const MARGIN = 1.4
/** The camera always shows at least this much from the center to each side. */
const HALF_SIZE_MIN = 3.2

/** A part of the table: its center, and half of its length and width. */
interface TableArea {
  readonly middle: Vector
  readonly half: Tray
}

/**
 * A camera that shows the whole tray while dice fly and moves closer to them when they come to rest. On a portrait screen the
 * tray is turned by 90 degrees.
 */
export class DiceCamera {
  readonly perspective = new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, 0.5, 400)
  #tray: TableArea = { middle: { x: 0, y: 0, z: 0 }, half: { x: 1, z: 1 } }
  #dice: TableArea = this.#tray
  #upright = false
  #approached = 0

  /** The direction on the table that points to the top of the screen. */
  get screenUp(): Vector {
    return this.#upright ? { x: -1, y: 0, z: 0 } : { x: 0, y: 0, z: -1 }
  }

  /** Returns whether the orientation of the screen has changed. */
  fit(width: number, height: number): boolean {
    const upright = height > width
    const isTurned = upright !== this.#upright
    this.#upright = upright
    this.perspective.aspect = width / height
    this.#update()
    return isTurned
  }

  /** Frames a throw. `resting`: where the dice come to rest. */
  frame(tray: Tray, resting: readonly Vector[]): void {
    this.#tray = { middle: { x: 0, y: 0, z: 0 }, half: tray }
    this.#dice = areaAround(resting)
    this.approach(0)
  }

  /** `progress`: 0 while dice fly, 1 when they are at rest. */
  approach(progress: number): void {
    this.#approached = progress * progress * (3 - 2 * progress)
    this.#update()
  }

  #update(): void {
    const { perspective } = this
    const mix = (flying: number, resting: number) => flying + (resting - flying) * this.#approached
    const half = { x: mix(this.#tray.half.x, this.#dice.half.x), z: mix(this.#tray.half.z, this.#dice.half.z) }
    const [x, z] = [mix(0, this.#dice.middle.x), mix(0, this.#dice.middle.z)]
    const [across, along] = this.#upright ? [half.z, half.x] : [half.x, half.z]
    const field = Math.tan((FIELD_OF_VIEW_DEGREES * Math.PI) / 360)
    const distance = 1.5 + Math.max(across / (field * perspective.aspect), along / field)
    const tilt = mix(TILT.flying, TILT.resting)
    const [high, near] = [distance * Math.cos(tilt), distance * Math.sin(tilt)]
    const up = this.screenUp
    perspective.position.set(x - up.x * near, high, z - up.z * near)
    perspective.up.set(up.x, up.y, up.z)
    perspective.lookAt(x, 0, z)
    perspective.far = distance + 60
    perspective.updateProjectionMatrix()
  }
}

function areaAround(points: readonly Vector[]): TableArea {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [far, near] = [Math.min(...points.map(({ z }) => z)), Math.max(...points.map(({ z }) => z))]
  const half = (from: number, to: number) => Math.max(HALF_SIZE_MIN, (to - from) / 2 + MARGIN)
  return {
    middle: { x: (left + right) / 2, y: 0, z: (far + near) / 2 },
    half: { x: half(left, right), z: half(far, near) },
  }
}
