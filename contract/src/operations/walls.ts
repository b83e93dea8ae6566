import { doorStates } from '@waybook/rules'
import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import {
  changedLight,
  changedParts,
  changedWall,
  lightContent,
  LIGHTS_MAX,
  sceneWalls,
  WALL_CHANGES_MAX,
  wallContent,
} from '../records/scene-walls.ts'
import { campaignId, done, recordId } from './parameters.ts'

const sceneId = entityId

type Some = readonly unknown[] | undefined

interface Changed {
  readonly add?: Some
  readonly change?: Some
  readonly remove?: Some
}

/** Up to a limit for all three together. Without any, nothing changes. */
function upTo(most: number) {
  return z.refine<Changed>(
    ({ add = [], change = [], remove = [] }) => add.length + change.length + remove.length <= most,
    `a call changes at most ${most}`,
  )
}

const ids = z.optional(z.array(recordId))

export const getSceneWalls = defineRead({
  name: 'getSceneWalls',
  summary: 'Returns the walls, doors and lights of a scene. Players never get them.',
  params: z.object({ campaignId, sceneId }),
  /** `null` if the scene shows no picture. */
  answer: z.object({ walls: z.nullable(sceneWalls) }),
  callers: gameMaster,
})

export const changeWalls = defineWrite({
  name: 'changeWalls',
  summary: 'Adds, changes and removes walls, doors and windows of a scene, as one step that can be undone.',
  params: z
    .object({
      campaignId,
      sceneId,
      add: z.optional(z.array(wallContent)),
      change: z.optional(z.array(changedWall)),
      remove: ids,
    })
    .check(upTo(WALL_CHANGES_MAX)),
  /** The added walls are in the order of the call, after the changed ones. */
  answer: z.extend(changedParts, done),
  callers: gameMaster,
})

export const changeLights = defineWrite({
  name: 'changeLights',
  summary: 'Adds, changes and removes lights of a scene, as one step that can be undone.',
  params: z
    .object({
      campaignId,
      sceneId,
      add: z.optional(z.array(lightContent)),
      change: z.optional(z.array(changedLight)),
      remove: ids,
    })
    .check(upTo(LIGHTS_MAX)),
  answer: z.extend(changedParts, done),
  callers: gameMaster,
})

export const takeWalls = defineWrite({
  name: 'takeWalls',
  summary: 'Copies the walls and lights of the picture that a scene showed before onto the picture that it shows now.',
  params: z.object({ campaignId, sceneId }),
  answer: z.extend(changedParts, done),
  callers: gameMaster,
})

export const setDoor = defineWrite({
  name: 'setDoor',
  summary: 'Opens, closes or locks a door, or makes it secret.',
  params: z.object({
    campaignId,
    sceneId,
    wallId: recordId,
    door: z.optional(z.enum(doorStates)),
    secret: z.optional(z.boolean()),
  }),
  answer: z.extend(changedParts, done),
  callers: gameMaster,
})

/** `undone` and `redone` say whether there was a step. The rest is the walls and lights that it changed. */
export const undoWalls = defineWrite({
  name: 'undoWalls',
  summary: 'Undoes the caller’s last change to the walls, doors and lights of a scene.',
  params: z.object({ campaignId, sceneId }),
  answer: z.extend(changedParts, { ...done, undone: z.boolean() }),
  callers: gameMaster,
})

export const redoWalls = defineWrite({
  name: 'redoWalls',
  summary: 'Does the change again that the caller last undid on a scene.',
  params: z.object({ campaignId, sceneId }),
  answer: z.extend(changedParts, { ...done, redone: z.boolean() }),
  callers: gameMaster,
})
