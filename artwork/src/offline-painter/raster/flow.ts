import { blur } from './blur.ts'
import { EDGE, PIXELS, plane, type Plane, value } from './raster.ts'

/** The direction of a brush stroke at each pixel, as a step of one pixel. */
export interface Flow {
  readonly across: Plane
  readonly down: Plane
}

/** A flow along the edges of the picture; where there are none, `wind` (from 0 to 1) determines the direction. */
export function flowOf(bright: Plane, wind: Plane, softness: number): Flow {
  const [xx, yy, xy] = [plane(), plane(), plane()]
  for (let at = EDGE + 1; at < PIXELS - EDGE - 1; at++) {
    const dx = value(bright, at + 1) - value(bright, at - 1)
    const dy = value(bright, at + EDGE) - value(bright, at - EDGE)
    xx[at] = dx * dx
    yy[at] = dy * dy
    xy[at] = dx * dy
  }
  const [softXx, softYy, softXy] = [blur(xx, softness), blur(yy, softness), blur(xy, softness)]
  const [across, down] = [plane(), plane()]
  for (let at = 0; at < PIXELS; at++) {
    const breeze = (value(wind, at) * 2 - 0.4) * Math.PI
    // A weak wind determines the direction where the picture has no edges.
    const difference = value(softXx, at) - value(softYy, at) - Math.cos(breeze * 2) * 1e-5
    const product = 2 * value(softXy, at) - Math.sin(breeze * 2) * 1e-5
    const angle = Math.atan2(product, difference) / 2 + Math.PI / 2
    across[at] = Math.cos(angle)
    down[at] = Math.sin(angle)
  }
  return { across, down }
}

/** Smears planes along the flow, the given number of steps to either side. */
export function smeared(sources: readonly Plane[], flow: Flow, steps: number): Plane[] {
  const results = sources.map(() => plane())
  const path = new Int32Array(steps * 2)
  for (let at = 0; at < PIXELS; at++) {
    follow(flow, at, path)
    for (let index = 0; index < sources.length; index++) {
      const [source, result] = [sources[index], results[index]]
      if (source && result) result[at] = meanOn(source, path)
    }
  }
  return results
}

function meanOn(source: Plane, path: Int32Array): number {
  let sum = 0
  for (let step = 0; step < path.length; step++) sum += value(source, path[step] ?? 0)
  return sum / path.length
}

/** Fills `path` with the positions of a brush stroke through `at`, half of them before and half after it. */
function follow({ across, down }: Flow, at: number, path: Int32Array): void {
  const steps = path.length / 2
  for (let way = 0; way < 2; way++) {
    let x = at % EDGE
    let y = (at - x) / EDGE
    let lastX = way === 0 ? value(across, at) : -value(across, at)
    let lastY = way === 0 ? value(down, at) : -value(down, at)
    for (let step = 0; step < steps; step++) {
      const here = inside(y) * EDGE + inside(x)
      path[way * steps + step] = here
      // Directions have no sign: keep moving the same way.
      const turn = value(across, here) * lastX + value(down, here) * lastY < 0 ? -1 : 1
      lastX = value(across, here) * turn
      lastY = value(down, here) * turn
      x += lastX
      y += lastY
    }
  }
}

function inside(place: number): number {
  return Math.min(EDGE - 1, Math.max(0, Math.round(place)))
}
