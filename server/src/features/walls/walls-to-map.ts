import type { SceneWalls } from '@waybook/contract'
import { isSamePoint, type LatticePoint, type WallContent } from '@waybook/rules'

import type { MapWalls } from '#blobs/prepare/map-walls.ts'

type Place = [x: number, y: number]

/**
 * Walls as a file for other programs has them, in percent of the picture, together with all that only Waybook knows. Other programs get
 * windows and low walls as nothing, because one sees through them, and curtains as walls.
 */
export function wallsToMap(
  { width, height, walls, lights, lightsAreInPicture, ambientLight }: SceneWalls,
  grid: MapWalls['grid'],
): MapWalls {
  const at = ([x, y]: LatticePoint): Place => [(x * 100) / width, (y * 100) / height]
  const linesOf = (kinds: readonly WallContent['kind'][], kind: 'wall' | 'object') =>
    linesOver(walls.filter((wall) => kinds.includes(wall.kind))).map((points) => ({ kind, points: points.map(at) }))
  return {
    grid,
    walls: [...linesOf(['wall', 'curtain'], 'wall'), ...linesOf(['object'], 'object')],
    doors: walls
      .filter(({ kind }) => kind === 'door')
      .map(({ from, to, door, secret = false }) => ({ from: at(from), to: at(to), open: door === 'open', secret })),
    lights: lights
      .filter(({ on }) => on)
      .map(({ at: place, dim, intensity, color }) => ({ at: at(place), range: dim, intensity, color })),
    lightsAreInPicture,
    ambientLight,
    waybook: {
      width,
      height,
      walls: walls.map(({ id: _id, version: _version, ...wall }) => wall),
      lights: lights.map(({ id: _id, version: _version, ...light }) => light),
    },
  }
}

/** Walls that follow each other as one line each, so that other programs have few and long ones. */
function linesOver(walls: readonly WallContent[]): LatticePoint[][] {
  const waiting = new Set(walls)
  const starts = new Map<string, WallContent[]>()
  for (const wall of walls) starts.set(wall.from.join(' '), [...(starts.get(wall.from.join(' ')) ?? []), wall])
  const lines: LatticePoint[][] = []
  // A line begins where no other wall ends. The remaining walls are rings.
  const ends = new Set(walls.map(({ to }) => to.join(' ')))
  const firstOnes = walls.filter(({ from }) => !ends.has(from.join(' ')))
  for (const first of [...firstOnes, ...walls]) {
    if (!waiting.delete(first)) continue
    const line = [first.from, first.to]
    const next = () => starts.get((line.at(-1) ?? first.to).join(' '))?.find((wall) => waiting.has(wall))
    for (let wall = next(); wall; wall = next()) {
      waiting.delete(wall)
      line.push(wall.to)
      if (isSamePoint(wall.to, first.from)) break
    }
    lines.push(line)
  }
  return lines
}
