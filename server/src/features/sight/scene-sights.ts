import type { FogGrid } from '@waybook/rules'
import { KeptLooks } from '@waybook/rules/sight'
import { LRUCache } from 'lru-cache'

import type { DrawnWalls, MeshThread } from './mesh-thread.ts'

/** The walls of a scene at a version, on a picture. */
export interface WallsVersion {
  readonly campaign: string
  readonly scene: string
  /** The number of the last change of the scene's walls. Doors, lights and tokens do not count. */
  readonly wallVersion: number
  readonly grid: FogGrid
}

/** Scenes that are played at once. Each may take 20 MB. */
const SCENES_MAX = 4
/** Each takes at most 128 KB. */
const LOOKS_MAX = 200

/** `looks` is `null` if the walls have no mesh. */
interface SceneSight {
  readonly looks: KeptLooks | null
}

interface Building {
  readonly grid: FogGrid
  readonly read: () => Promise<DrawnWalls>
}

/** Keeps the meshes of the scenes that were used last, with what was seen in them. */
export class SceneSights {
  readonly #scenes: LRUCache<string, SceneSight, Building>

  constructor(thread: Pick<MeshThread, 'build'>) {
    this.#scenes = new LRUCache({
      max: SCENES_MAX,
      fetchMethod: async (_key, _stale, { context: { grid, read } }) => {
        const mesh = await thread.build(await read())
        return { looks: mesh && new KeptLooks(mesh, { grid, most: LOOKS_MAX }) }
      },
    })
  }

  /**
   * Builds the mesh before a transaction, unless it is kept. `read` yields the walls; it is called at most once for several calls at a time.
   * The transaction asks `now` with the version that it reads. If the walls have changed by then, it starts over.
   */
  async prepare(version: WallsVersion, read: () => Promise<DrawnWalls>): Promise<void> {
    await this.#scenes.fetch(keyOf(version), { context: { grid: version.grid, read } })
  }

  /** For use in a transaction. `missing` if it was not prepared. `null` if the walls have no mesh: the scene must stay covered. */
  now(version: WallsVersion): KeptLooks | null | 'missing' {
    const scene = this.#scenes.get(keyOf(version))
    return scene ? scene.looks : 'missing'
  }
}

function keyOf({ campaign, scene, wallVersion, grid }: WallsVersion): string {
  return [campaign, scene, wallVersion, grid.width, grid.height, grid.cellPx].join(' ')
}
