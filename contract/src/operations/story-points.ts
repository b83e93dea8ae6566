import { POOL_DIE_MAX } from '@waybook/rules'
import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { encounterSide } from '../records/encounter.ts'
import { roll } from '../records/roll.ts'
import { storyPoints } from '../records/story-points.ts'
import { part } from './checks.ts'
import { done, shortText } from './parameters.ts'

const STORY_POINTS_MAX = 20

export const getStoryPoints = defineRead({
  name: 'getStoryPoints',
  summary: 'Returns the story points of both sides.',
  params: z.object({}),
  answer: storyPoints,
  callers: signedIn,
})

export const setStoryPoints = defineWrite({
  name: 'setStoryPoints',
  summary: 'Sets the story points of both sides, for example at the start of a session.',
  params: z.object({
    players: z.int().check(z.minimum(0), z.maximum(STORY_POINTS_MAX)),
    gameMaster: z.int().check(z.minimum(0), z.maximum(STORY_POINTS_MAX)),
  }),
  answer: z.extend(storyPoints, done),
  callers: gameMaster,
})

export const rollDestiny = defineWrite({
  name: 'rollDestiny',
  summary: 'Throws Force dice for the table, whose light and dark points become the points of both sides.',
  params: z.object({
    /** Default: one for each member of the party, and one for the game master. */
    dice: z.optional(z.int().check(z.minimum(1), z.maximum(POOL_DIE_MAX))),
    /** The caller's own text, mixed into the server’s secret. */
    salt: z.optional(shortText),
  }),
  answer: z.extend(storyPoints, { ...done, roll, nextCommitment: z.string() }),
  callers: gameMaster,
})

export const spendStoryPoint = defineWrite({
  name: 'spendStoryPoint',
  summary: 'Spends a story point: it goes to the other side. If a check is given, the point upgrades it.',
  params: z.object({
    /** The side that spends. Players only spend their own. */
    side: encounterSide,
    /** The newest version of the points that the caller knows. If a newer one exists, the call is refused with `conflict`. */
    version: z.int(),
    check: z.optional(z.object(part)),
    title: z.optional(shortText),
  }),
  answer: z.extend(storyPoints, done),
  callers: signedIn,
})

export const undoStoryPoint = defineWrite({
  name: 'undoStoryPoint',
  summary: 'Takes back the story point spent on a check before its roll, or without a check the last point spent.',
  params: z.object({ side: encounterSide, version: z.int(), check: z.optional(z.object(part)) }),
  answer: z.extend(storyPoints, done),
  callers: signedIn,
})
