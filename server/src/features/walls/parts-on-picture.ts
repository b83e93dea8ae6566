import { latticeOf, type LatticePoint } from '@waybook/rules'

import type { MapWalls, WaybookWalls } from '#blobs/prepare/map-walls.ts'
import type { PictureFile } from '#database/picture-tables.ts'
import { asParts, partsInPercent, type WallPart } from '#database/wall-parts.ts'

export interface MapWithWalls {
  readonly picture: Pick<PictureFile, 'hash' | 'width' | 'height'>
  readonly walls: MapWalls
}

/** What stands on the map of a file, as new parts. */
export function partsOnPicture({ picture, walls }: MapWithWalls): readonly WallPart[] {
  return walls.waybook ? partsOnLattice(walls.waybook, latticeOf(picture)) : partsInPercent(walls, picture)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Walls as new parts, scaled from the lattice that they were made for to another. */
export function partsOnLattice({ width, height, walls, lights }: WaybookWalls, lattice: Size): WallPart[] {
  const scaled = ([x, y]: LatticePoint): LatticePoint => [
    Math.round((x * lattice.width) / width),
    Math.round((y * lattice.height) / height),
  ]
  return asParts(
    walls.map((wall) => ({ ...wall, from: scaled(wall.from), to: scaled(wall.to) })),
    lights.map((light) => ({ ...light, at: scaled(light.at) })),
  )
}
