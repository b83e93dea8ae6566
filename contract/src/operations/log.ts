import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { updateCharacterInventory } from './characters.ts'
import { setEntityVisibility, setReveal } from './entities.ts'
import { undoExperience } from './experience.ts'
import { restoreNote } from './notes.ts'
import { filter, recordId } from './parameters.ts'
import { undoTable } from './table.ts'
import { restoreEntity, restoreRevision } from './writing.ts'

const PAGE_MAX = 500

/** What was done, as the log words it. */
const did = z.enum([
  ...(['importAdded', 'importChanged', 'importRemoved', 'campaignImported'] as const),
  ...(['pageAdded', 'pageChanged', 'pageRenamed', 'pageRemoved', 'campaignChanged'] as const),
  ...(['secretTold', 'secretHidden', 'secretNarrowed'] as const),
  ...(['shown', 'moreShown', 'lessShown', 'hidden'] as const),
  ...(['pictureAdded', 'pictureRemoved', 'pictureRestored'] as const),
  ...(['pointsChanged', 'conditionsChanged', 'amountChanged', 'equippedChanged'] as const),
  ...(['experienceChanged', 'experienceUndone'] as const),
  ...(['rolled', 'checkChanged', 'storyPointsChanged', 'encounterChanged'] as const),
  ...(['tokenAdded', 'tokenRemoved', 'tokenMoved', 'tokenChanged', 'sceneActivated', 'sceneEnded'] as const),
  ...(['fogChanged', 'drew', 'layoutChanged', 'handoutShown', 'handoutEnded'] as const),
  ...(['noteWritten', 'noteDeleted', 'proposalChanged', 'sessionStarted', 'sessionEnded'] as const),
  ...(['grantsChanged', 'settingsChanged', 'jobChanged', 'todayMoved', 'todayReset'] as const),
  ...(['pinAdded', 'pinChanged', 'pinRemoved'] as const),
  ...(['continuityWritten', 'continuityRemoved', 'continuitySwitchedOn', 'continuitySwitchedOff'] as const),
  ...(['findingMeant', 'findingNotMeant'] as const),
  ...(['invited', 'assigned', 'resetMade', 'linkRevoked', 'sessionsEnded', 'removed'] as const),
  ...(['keyMade', 'keysRevoked', 'backupTaken', 'campaignTaken'] as const),
  ...(['feedMade', 'feedRevoked'] as const),
  ...(['displayMade', 'displayConnected', 'displayRevoked'] as const),
])
export type LogDeed = z.infer<typeof did>

/** The call that takes something back. It is refused if it is not possible any more by then. */
const undoing = z.discriminatedUnion('operation', [
  z.object({ operation: z.literal('restoreRevision'), params: restoreRevision.params }),
  z.object({ operation: z.literal('restoreEntity'), params: restoreEntity.params }),
  z.object({ operation: z.literal('restoreNote'), params: restoreNote.params }),
  z.object({ operation: z.literal('setReveal'), params: setReveal.params }),
  z.object({ operation: z.literal('setEntityVisibility'), params: setEntityVisibility.params }),
  z.object({ operation: z.literal('updateCharacterInventory'), params: updateCharacterInventory.params }),
  z.object({ operation: z.literal('undoExperience'), params: undoExperience.params }),
  /** Of the caller's changes at the table, the last. */
  z.object({ operation: z.literal('undoTable'), params: undoTable.params }),
])

/**
 * Why something cannot be taken back that once could. `changed`: it is another since. `gone`: what it was before is not kept any more.
 * `back`: that was done already. `later`: the caller did something later at the table, which comes first. `others`: at the table, only who
 * did it can.
 */
const whyNot = z.enum(['changed', 'gone', 'back', 'later', 'others'])

/** What somebody did, or several things of a kind that they did within minutes. Times are in milliseconds since 1970. */
const logEntry = z.object({
  /** The number of the last change. */
  id: z.int(),
  at: z.number(),
  /** When the first of several was done. */
  from: z.optional(z.number()),
  /** The first name of a member; `null` for a command, and for who is no member any more. */
  by: z.nullable(z.string()),
  did,
  /** How often, or how many. */
  count: z.int(),
  /** What it was done to: the id as it is now. Without a name if it is deleted. */
  entity: z.optional(z.object({ id: entityId, name: z.nullable(z.string()) })),
  /** What it was done with: an item, or on: a scene. */
  other: z.optional(z.object({ id: entityId, name: z.nullable(z.string()) })),
  /** A number, a name, a date, or what was rolled. */
  detail: z.optional(z.string()),
  undo: z.optional(undoing),
  notUndone: z.optional(whyNot),
})

export const getLog = defineRead({
  name: 'getLog',
  summary:
    'Lists what was done in the campaign, newest first, as far back as it is kept. What users keep to themselves is not in it.',
  params: z.object({
    /** Only what was done at this time or later, and before that, in milliseconds since 1970. */
    from: filter(z.int()),
    until: filter(z.int()),
    /** Only what this member did. */
    by: filter(recordId),
    /** Only what was done to this entity. */
    entityId: filter(entityId),
    /** How many changes are told of; several of a kind are one entry, except where a page ends. */
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(PAGE_MAX))),
    /** The `next` of the previous page. */
    after: z.optional(z.int().check(z.nonnegative())),
  }),
  answer: z.object({
    entries: z.array(logEntry),
    next: z.nullable(z.int()),
    /** Whose deeds can be asked for. */
    people: z.array(z.object({ id: z.string(), firstName: z.string() })),
  }),
  callers: gameMaster,
})
