import type { Place, SceneGeometry } from '../uvtt/scene-geometry.ts'

/**
 * A Universal VTT file of a scene, version 0.3. `image` is its picture in base64. `waybook`: what only Waybook reads, under a name of its
 * own, which other programs ignore.
 */
export function toUvtt(
  {
    grid,
    walls,
    doors,
    lights,
    lightsAreInPicture,
    ambientLight,
    waybook,
  }: SceneGeometry & { readonly waybook?: unknown },
  image: string,
): string {
  const point = ([x, y]: Place) => ({ x: inCells(x, grid.columns), y: inCells(y, grid.rows) })
  const linesOf = (kind: string) => walls.filter((wall) => wall.kind === kind).map(({ points }) => points.map(point))
  return JSON.stringify({
    format: 0.3,
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: grid.columns, y: grid.rows },
      pixels_per_grid: grid.pixelsPerCell,
    },
    line_of_sight: linesOf('wall'),
    objects_line_of_sight: linesOf('object'),
    portals: doors.map(({ from, to, open }) => {
      const bounds = [point(from), point(to)] as const
      const [{ x: x0, y: y0 }, { x: x1, y: y1 }] = bounds
      return {
        position: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 },
        bounds,
        rotation: Math.atan2(y1 - y0, x1 - x0),
        closed: !open,
        freestanding: false,
      }
    }),
    lights: lights.map(({ at, range, intensity, color }) => ({
      position: point(at),
      range,
      intensity,
      color: `ff${(color ?? '#ffffff').slice(1)}`,
      shadows: true,
    })),
    environment: { baked_lighting: lightsAreInPicture, ambient_light: `ff${(ambientLight ?? '#ffffff').slice(1)}` },
    ...(waybook !== undefined && { waybook }),
    image,
  })
}

/** Places are rounded, so that a wall that was whole stays whole. */
function inCells(share: number, cells: number): number {
  return Math.round((share / 100) * cells * 10_000) / 10_000
}
