import type { Tray, Vector } from '@waybook/rules'
import { HemisphereLight, SpotLight, type Scene } from 'three'

/** Soft shadows of some 10 pixels' edge. */
const SHADOW_SIZE = 2048

/**
 * One warm lamp over the table and the cool light of a night room. It stands on the camera's side: all upper faces are
 * parallel, and in the camera's mirror direction it would bleach every result at once.
 */
export class Lamp {
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

  /** Over a larger table the lamp hangs higher. `screenUp`: where the top of the screen is, seen on the table. */
  shineOn({ x: size }: Tray, screenUp: Vector): void {
    const right = { x: -screenUp.z, z: screenUp.x }
    const place = (along: 'x' | 'z') => size * (-0.95 * right[along] - 0.75 * screenUp[along])
    this.#light.position.set(place('x'), size * 1.95, place('z'))
    const { camera } = this.#light.shadow
    camera.near = size
    camera.far = size * 4.5
    camera.updateProjectionMatrix()
  }

  dispose(): void {
    this.#light.dispose()
  }
}
