import { LIGHTS_MAX, Problem, WALLS_MAX, type ChangedParts } from '@waybook/contract'
import { contentOfWall } from '@waybook/rules'

import type { WallPart } from '#database/wall-parts.ts'
import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { type OperationHandlers, type RequestContext, type WriteContext } from '../request-context.ts'
import { expectMesh } from '../sight/expect-mesh.ts'
import type { SceneSights } from '../sight/scene-sights.ts'
import { sceneOf } from '../table/table-operations.ts'
import { partsOnLattice } from './parts-on-picture.ts'
import { toWalls, type ChangedPart } from './presenter.ts'
import { readOtherSet, readParts, readSceneWalls, readWallSet, type WallSet } from './read-walls.ts'
import { partIn, putParts, stepBack } from './write-walls.ts'

export const wallOperations = (sights: SceneSights) =>
  ({
    getSceneWalls: async (context, { sceneId }) => {
      await sceneOf(context, sceneId)
      return { walls: await readSceneWalls(context.records, sceneId) }
    },

    changeWalls: async (context, { sceneId, add = [], change = [], remove = [] }) => {
      const set = await wallsOf(context, sceneId)
      const toPart = (id: string, content: (typeof add)[number]): WallPart => ({
        what: 'wall',
        id,
        content: contentOfWall(content),
      })
      const changed = await changeParts(context, set, {
        what: 'wall',
        added: add.map((content) => toPart(randomId(), content)),
        changed: change.map(({ id, ...content }) => toPart(id, content)),
        remove,
      })
      if (changed.walls.length > 0) await expectMesh(context.records, sceneId, sights)
      return changed
    },

    changeLights: async (context, { sceneId, add = [], change = [], remove = [] }) => {
      const set = await wallsOf(context, sceneId)
      return await changeParts(context, set, {
        what: 'light',
        added: add.map((content): WallPart => ({ what: 'light', id: randomId(), content })),
        changed: change.map(({ id, ...content }): WallPart => ({ what: 'light', id, content })),
        remove,
      })
    },

    takeWalls: async (context, { sceneId }) => {
      const set = await wallsOf(context, sceneId)
      if ((await readParts(context.records, set)).length > 0) throw new Problem('conflict', playProblems.wallsAlready())
      const other = await readOtherSet(context.records, set)
      const from = other && toWalls(other.about, await readParts(context.records, other), 0)
      if (!from) throw new Problem('conflict', playProblems.noOtherWalls())
      const parts = partsOnLattice(from, set.about)
      const taken = await putParts(
        context.records,
        set,
        parts.map((part) => ({ id: part.id, part })),
      )
      await expectMesh(context.records, sceneId, sights)
      return taken
    },

    setDoor: async (context, { sceneId, wallId, door, secret }) => {
      const set = await wallsOf(context, sceneId)
      const { version: _, ...part } = partIn(await readParts(context.records, set), wallId)
      if (part.what !== 'wall' || part.content.kind !== 'door') throw new Problem('conflict', playProblems.noDoor())
      const { content } = part
      const wanted = { ...content, door: door ?? content.door, secret: secret ?? content.secret }
      return await putParts(context.records, set, [{ id: wallId, part: { ...part, content: contentOfWall(wanted) } }])
    },

    undoWalls: async (context, { sceneId }) => {
      const left = await stepBack(context.records, await wallsOf(context, sceneId), 'undo')
      if (left && left.walls.length > 0) await expectMesh(context.records, sceneId, sights)
      return { undone: left !== null, ...(left ?? nothing) }
    },

    redoWalls: async (context, { sceneId }) => {
      const left = await stepBack(context.records, await wallsOf(context, sceneId), 'redo')
      if (left && left.walls.length > 0) await expectMesh(context.records, sceneId, sights)
      return { redone: left !== null, ...(left ?? nothing) }
    },
  }) satisfies Partial<OperationHandlers>

const nothing: ChangedParts = { walls: [], lights: [], removed: [], version: 0 }

async function wallsOf(context: RequestContext, sceneId: string): Promise<WallSet> {
  const { id } = await sceneOf(context, sceneId)
  const set = await readWallSet(context.records, id)
  if (!set) throw new Problem('conflict', playProblems.noPictureForWalls())
  return set
}

interface PartChanges {
  readonly what: WallPart['what']
  readonly added: readonly WallPart[]
  readonly changed: readonly WallPart[]
  readonly remove: readonly string[]
}

const limits = { wall: WALLS_MAX, light: LIGHTS_MAX } as const

/** Refuses the whole change if a part is gone, or if there would be more than a scene may have. */
async function changeParts(
  { records }: WriteContext,
  set: WallSet,
  { what, added, changed, remove }: PartChanges,
): Promise<ChangedParts> {
  const stored = (await readParts(records, set)).filter((part) => part.what === what)
  const ids = new Set(stored.map(({ id }) => id))
  if ([...changed.map(({ id }) => id), ...remove].some((id) => !ids.has(id)))
    throw new Problem('conflict', playProblems.wallOrLightRemoved({ what }))
  const count = stored.length + added.length - new Set(remove).size
  if (count > limits[what] && count > stored.length)
    throw new Problem(
      'conflict',
      `A scene has at most ${limits[what]} ${what}s. With this change it would have ${count}.`,
    )
  const gone = new Set(remove)
  return await putParts(records, set, [
    ...changed.filter(({ id }) => !gone.has(id)).map((part): ChangedPart => ({ id: part.id, part })),
    ...added.map((part): ChangedPart => ({ id: part.id, part })),
    ...[...gone].map((id): ChangedPart => ({ id, part: null })),
  ])
}
