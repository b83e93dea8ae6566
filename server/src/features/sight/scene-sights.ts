import { WALL_PIECES_MAX } from '@waybook/contract'
import type { FogGrid } from '@waybook/rules'
import { KeptLooks } from '@waybook/rules/sight'
import { LRUCache } from 'lru-cache'

import { type DrawnWalls, MeshThread } from './mesh-thread.ts'

/** The walls of a scene as a mesh, on a picture. */
export interface WallsVersion {
  readonly campaign: string
  readonly scene: string
  /** A digest of what the mesh is made of. Whether doors are open, lights and tokens do not count. */
  readonly mesh: string
  readonly grid: FogGrid
}

/** Scenes that are played at once. Each may take 20 MB. */
const SCENES_MAX = 4
/** Each takes at most 128 KB. */
const LOOKS_MAX = 200

interface SceneSight {
  /** `null` if the walls have no mesh, or one with too many pieces. */
  readonly looks: KeptLooks | null
  /** `null` if the walls have no mesh. */
  readonly pieces: number | null
}

interface Building {
  readonly grid: FogGrid
  readonly read: () => Promise<DrawnWalls>
}

/** Keeps the meshes of the scenes that were used last, with what was seen in them. */
export class SceneSights {
  readonly #scenes: LRUCache<string, SceneSight, Building>
  readonly #thread: MeshThread

  constructor(thread: MeshThread = new MeshThread()) {
    this.#thread = thread
    this.#scenes = new LRUCache({
      max: SCENES_MAX,
      fetchMethod: async (_key, _stale, { context: { grid, read } }) => {
        const mesh = await thread.build(await read())
        if (!mesh) return { looks: null, pieces: null }
        const pieces = mesh.pieces.length
        return { looks: pieces > WALL_PIECES_MAX ? null : new KeptLooks(mesh, { grid, most: LOOKS_MAX }), pieces }
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

  async close(): Promise<void> {
    await this.#thread.close()
  }

  /** For use in a transaction. `missing` if it was not prepared. `null` if the walls have no mesh: the scene must stay covered. */
  now(version: WallsVersion): KeptLooks | null | 'missing' {
    const scene = this.#scenes.get(keyOf(version))
    return scene ? scene.looks : 'missing'
  }

  /** Into how many pieces the walls are divided, after `now`. `null` if they have no mesh. */
  piecesOf(version: WallsVersion): number | null {
    return this.#scenes.peek(keyOf(version))?.pieces ?? null
  }
}

function keyOf({ campaign, scene, mesh, grid }: WallsVersion): string {
  return [campaign, scene, mesh, grid.width, grid.height, grid.cellPx].join(' ')
}
