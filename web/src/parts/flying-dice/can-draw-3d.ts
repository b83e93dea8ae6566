import { prefersReducedMotion } from '#look/device-look.ts'
import { readStored } from '#stores/device-storage.ts'

/** Names of software renderers. They take seconds for a frame that a GPU draws instantly. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** A setting on the device: `3d` draws 3D dice wherever WebGL works, `flat` never does. */
const STORAGE_KEY = 'waybook-dice'

/** Whether thrown dice are drawn in 3D. They are flat without WebGL, with a software renderer, or if the user prefers reduced motion. */
export function canDraw3d(): boolean {
  return canDraw3dWith(rendererName)
}

/** Calls `getRendererName` only if the answer depends on it. */
export function canDraw3dWith(getRendererName: () => string | null): boolean {
  const setting = readStored('localStorage', STORAGE_KEY)
  if (setting === 'flat' || (setting !== '3d' && prefersReducedMotion())) return false
  const renderer = getRendererName()
  return renderer !== null && (setting === '3d' || !SOFTWARE.test(renderer))
}

let cachedName: string | null | undefined

/** Cached, because each attempt costs a WebGL context; `null` without WebGL 2. */
function rendererName(): string | null {
  if (cachedName === undefined) cachedName = readRendererName()
  return cachedName
}

export function readRendererName(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return null
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return String(renderer)
}
