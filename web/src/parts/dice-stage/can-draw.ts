/** What draws in software, by the names that it gives itself: it takes seconds for what takes a graphics chip no time. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** `3d` draws dice in space wherever there is WebGL, `flat` nowhere. Kept on the device. */
const KEPT_AS = 'waybook-dice'

/** Whether thrown dice are drawn in space here: not without WebGL, not where that is software, not for who wants less motion. */
export function canDraw(): boolean {
  return canDrawWith(rendererName)
}

/** `nameRenderer` is only asked where it matters. */
export function canDrawWith(nameRenderer: () => string | null): boolean {
  const wanted = localStorage.getItem(KEPT_AS)
  if (wanted === 'flat' || (wanted !== '3d' && wantsStill())) return false
  const renderer = nameRenderer()
  return renderer !== null && (wanted === '3d' || !SOFTWARE.test(renderer))
}

/** Whether the device asks for less motion. */
export function wantsStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

let known: string | null | undefined

/** Found out once, as each try costs a context; `null` where there is no WebGL 2. */
function rendererName(): string | null {
  if (known === undefined) known = askRendererName()
  return known
}

export function askRendererName(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) return null
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return String(renderer)
}
