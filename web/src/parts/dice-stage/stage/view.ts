import type { Tray, Vector } from '@waybook/rules'
import { PerspectiveCamera } from 'three'

const FIELD_DEGREES = 32
/** How far from straight above, in radians: while dice fly, and when they rest and their upper faces count. */
const TILT = { flying: 0.34, resting: 0.2 }
/** Round the middles of the dice that are looked at, and the least that is seen from the middle to each side. */
const MARGIN = 1.4
const CLOSEST = 3.2

/** A part of the table: its middle, and half of its length and width. */
interface Frame {
  readonly middle: Vector
  readonly half: Tray
}

/**
 * A camera that sees the whole tray while dice fly, and comes close to where they lie when they rest, on any screen; on an
 * upright one the tray lies turned by a quarter.
 */
export class View {
  readonly camera = new PerspectiveCamera(FIELD_DEGREES, 1, 0.5, 400)
  #tray: Frame = { middle: { x: 0, y: 0, z: 0 }, half: { x: 1, z: 1 } }
  #dice: Frame = this.#tray
  #upright = false
  #rested = 0

  /** Where the top of the screen is, seen on the table. */
  get screenUp(): Vector {
    return this.#upright ? { x: -1, y: 0, z: 0 } : { x: 0, y: 0, z: -1 }
  }

  /** Answers whether the screen was turned, so that other ways up are upright. */
  fit(width: number, height: number): boolean {
    const upright = height > width
    const isTurned = upright !== this.#upright
    this.#upright = upright
    this.camera.aspect = width / height
    this.#place()
    return isTurned
  }

  /** `lying`: where the dice come to rest. */
  show(tray: Tray, lying: readonly Vector[]): void {
    this.#tray = { middle: { x: 0, y: 0, z: 0 }, half: tray }
    this.#dice = frameOf(lying)
    this.rest(0)
  }

  /** `part`: 0 while dice fly, 1 when they rest. */
  rest(part: number): void {
    this.#rested = part * part * (3 - 2 * part)
    this.#place()
  }

  #place(): void {
    const { camera } = this
    const mix = (flying: number, resting: number) => flying + (resting - flying) * this.#rested
    const half = { x: mix(this.#tray.half.x, this.#dice.half.x), z: mix(this.#tray.half.z, this.#dice.half.z) }
    const [x, z] = [mix(0, this.#dice.middle.x), mix(0, this.#dice.middle.z)]
    const [across, along] = this.#upright ? [half.z, half.x] : [half.x, half.z]
    const field = Math.tan((FIELD_DEGREES * Math.PI) / 360)
    const distance = 1.5 + Math.max(across / (field * camera.aspect), along / field)
    const tilt = mix(TILT.flying, TILT.resting)
    const [high, near] = [distance * Math.cos(tilt), distance * Math.sin(tilt)]
    const up = this.screenUp
    camera.position.set(x - up.x * near, high, z - up.z * near)
    camera.up.set(up.x, up.y, up.z)
    camera.lookAt(x, 0, z)
    camera.far = distance + 60
    camera.updateProjectionMatrix()
  }
}

function frameOf(points: readonly Vector[]): Frame {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [far, near] = [Math.min(...points.map(({ z }) => z)), Math.max(...points.map(({ z }) => z))]
  const half = (from: number, to: number) => Math.max(CLOSEST, (to - from) / 2 + MARGIN)
  return {
    middle: { x: (left + right) / 2, y: 0, z: (far + near) / 2 },
    half: { x: half(left, right), z: half(far, near) },
  }
}
