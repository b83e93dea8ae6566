import { PMREMGenerator, WebGLCubeRenderTarget } from 'three'
import { vi } from 'vitest'

/**
 * Until the end of the test, dice reflect no room. Without a graphics chip, preparing what they reflect takes six seconds of the processor whenever a
 * stage is opened; one test of the outer ring and the journeys open it as it is.
 */
export function withoutReflections(): void {
  vi.spyOn(PMREMGenerator.prototype, 'fromScene').mockImplementation(() => {
    const nothing = new WebGLCubeRenderTarget(1)
    return Object.defineProperty(nothing, 'texture', { value: null })
  })
}
