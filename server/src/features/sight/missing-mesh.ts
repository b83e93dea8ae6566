import type { DrawnWalls } from './mesh-thread.ts'
import type { SceneSights, WallsVersion } from './scene-sights.ts'

/** A transaction, or a read, found walls whose mesh has not been built, which takes too long for a transaction. */
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

/** More often than anybody draws walls while a mesh is built. */
const TRIES_MAX = 5

/** Does something that needs meshes of walls. If one is missing, builds it and begins anew. */
export async function withMeshes<Result>(
  sights: SceneSights,
  run: () => Promise<Result>,
  left = TRIES_MAX,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof MissingMesh) || left === 0) throw error
    await sights.prepare(error.version, async () => await Promise.resolve(error.walls))
    return await withMeshes(sights, run, left - 1)
  }
}
