import type { DrawnWalls } from './mesh-thread.ts'
import type { WallsVersion } from './scene-sights.ts'

/** A transaction found walls whose mesh has not been built. It must begin anew with the mesh, which takes too long for a transaction. */
export class MissingMesh extends Error {
  override readonly name = 'MissingMesh'
  readonly version: WallsVersion
  readonly walls: DrawnWalls

  constructor(version: WallsVersion, walls: DrawnWalls) {
    super(`The walls of ${version.scene} have no mesh yet`)
    this.version = version
    this.walls = walls
  }
}
