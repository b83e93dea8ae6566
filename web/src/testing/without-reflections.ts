import { PMREMGenerator, WebGLCubeRenderTarget } from 'three'
import { vi } from 'vitest'

/**
 * Turns off the dice's reflections until the end of the test. Without a GPU, preparing them takes six seconds of CPU time for each 3D view. One test
 * of the outer ring and the journeys render them.
 */
export function withoutReflections(): void {
  vi.spyOn(PMREMGenerator.prototype, 'fromScene').mockImplementation(() => {
    const nothing = new WebGLCubeRenderTarget(1)
    return Object.defineProperty(nothing, 'texture', { value: null })
  })
}
