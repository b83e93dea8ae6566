import type { Tray, Vector } from '@waybook/rules'
import { HemisphereLight, SpotLight, type Scene } from 'three'

/** In texels. The edges of shadows are about 10 pixels soft. */
const SHADOW_SIZE = 2048

/**
 * One warm lamp above the table, and cool ambient light. The lamp is on the camera's side. From the far side, all upper faces, which are parallel,
 * would reflect it into the camera at once.
 */
export class TableLight {
  readonly #light = new SpotLight('#fff1de', 5.4, 0, 0.6, 0.75, 0)

  constructor(scene: Scene) {
    const { shadow } = this.#light
    this.#light.castShadow = true
    shadow.mapSize.set(SHADOW_SIZE, SHADOW_SIZE)
    shadow.bias = -0.0004
    shadow.normalBias = 0.02
    shadow.radius = 5
    scene.add(this.#light, this.#light.target, new HemisphereLight('#cfe0ff', '#20352f', 0.6))
  }

  /** Positions the lamp, higher for a larger tray. `screenUp` is the direction on the table that points to the top of the screen. */
  aimAt({ x: size }: Tray, screenUp: Vector): void {
    const right = { x: -screenUp.z, z: screenUp.x }
    const offset = (along: 'x' | 'z') => size * (-0.95 * right[along] - 0.75 * screenUp[along])
    this.#light.position.set(offset('x'), size * 1.95, offset('z'))
    const { camera } = this.#light.shadow
    camera.near = size
    camera.far = size * 4.5
    camera.updateProjectionMatrix()
  }

  dispose(): void {
    this.#light.dispose()
  }
}
