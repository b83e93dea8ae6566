import * as z from 'zod/mini'

import { gameMaster } from '../access.ts'
import { defineRead } from '../operation.ts'
import { entityId } from '../records/entity-id.ts'
import { orderPlace } from '../records/roll.ts'
import { updateCharacterInventory } from './characters.ts'
import { setEntityVisibility, setReveal } from './entities.ts'
import { undoExperience } from './experience.ts'
import { undoGift } from './hands.ts'
import { restoreNote } from './notes.ts'
import { filter, recordId } from './parameters.ts'
import { undoTable } from './table.ts'
import { restoreEntity, restoreRevision } from './writing.ts'

const PAGE_MAX = 500

/** The kind of a log entry. The log has words for each. */
const did = z.enum([
  ...(['importAdded', 'importChanged', 'importRemoved', 'campaignImported'] as const),
  ...(['pageAdded', 'pageChanged', 'pageRenamed', 'pageRemoved', 'campaignChanged'] as const),
  ...(['secretRevealed', 'secretHidden', 'secretNarrowed'] as const),
  ...(['shown', 'moreShown', 'lessShown', 'hidden'] as const),
  ...(['pictureAdded', 'pictureRemoved', 'pictureRestored'] as const),
  ...(['pointsChanged', 'conditionsChanged', 'amountChanged', 'equippedChanged'] as const),
  ...(['experienceChanged', 'experienceUndone'] as const),
  ...(['rolled', 'diceChanged', 'checkChanged', 'storyPointsChanged', 'encounterChanged'] as const),
  ...(['tokenAdded', 'tokenRemoved', 'tokenMoved', 'tokenChanged', 'sceneActivated', 'sceneEnded'] as const),
  ...([
    'fogChanged',
    'drew',
    'wallsChanged',
    'doorOpened',
    'doorClosed',
    'sightChanged',
    'layoutChanged',
    'handoutShown',
    'handoutEnded',
  ] as const),
  ...(['giftOffered', 'giftTaken', 'giftEnded', 'giftUndone', 'moneyChanged', 'shotsChanged'] as const),
  ...(['setSwitchedOn', 'setSwitchedOff'] as const),
  ...(['trackerAdded', 'trackerChanged', 'trackerRemoved'] as const),
  ...(['soundPlayed', 'soundStopped', 'soundsChanged'] as const),
  ...(['noteWritten', 'noteDeleted', 'proposalChanged', 'sessionStarted', 'sessionEnded'] as const),
  ...(['sessionPlanned', 'sessionReplanned', 'sessionCalledOff', 'rhythmSet'] as const),
  ...(['grantsChanged', 'settingsChanged', 'jobChanged', 'todayMoved', 'todayReset'] as const),
  ...(['pinAdded', 'pinChanged', 'pinRemoved'] as const),
  ...(['continuityWritten', 'continuityRemoved', 'continuitySwitchedOn', 'continuitySwitchedOff'] as const),
  ...(['findingMeant', 'findingNotMeant'] as const),
  ...(['invited', 'assigned', 'resetMade', 'linkRevoked', 'sessionsEnded', 'removed'] as const),
  ...(['keyMade', 'keysRevoked', 'backupTaken', 'backupRestored', 'campaignTaken'] as const),
  ...(['feedMade', 'feedRevoked', 'shareMade', 'shareEnded', 'shareReopened', 'sitePublished'] as const),
  ...(['deviceAdded', 'deviceRemoved', 'mailTurnedOn', 'mailTurnedOff'] as const),
  ...(['webhookAdded', 'webhookChanged', 'webhookRemoved'] as const),
  ...(['displayMade', 'displayConnected', 'displayRevoked'] as const),
])
export type LogAction = z.infer<typeof did>

/** The call that undoes a log entry. It is refused if undoing is no longer possible. */
const undoing = z.discriminatedUnion('operation', [
  z.object({ operation: z.literal('restoreRevision'), params: restoreRevision.params }),
  z.object({ operation: z.literal('restoreEntity'), params: restoreEntity.params }),
  z.object({ operation: z.literal('restoreNote'), params: restoreNote.params }),
  z.object({ operation: z.literal('setReveal'), params: setReveal.params }),
  z.object({ operation: z.literal('setEntityVisibility'), params: setEntityVisibility.params }),
  z.object({ operation: z.literal('updateCharacterInventory'), params: updateCharacterInventory.params }),
  z.object({ operation: z.literal('undoGift'), params: undoGift.params }),
  z.object({ operation: z.literal('undoExperience'), params: undoExperience.params }),
  /** Undoes the caller's last change at the table. */
  z.object({ operation: z.literal('undoTable'), params: undoTable.params }),
])

/**
 * Why a log entry can no longer be undone:
 * - `changed`: the same thing has changed since.
 * - `gone`: its earlier state is no longer stored.
 * - `back`: it has already been undone.
 * - `later`: the caller must first undo a later change at the table.
 * - `others`: only the user who made a change at the table can undo it.
 */
const whyNot = z.enum(['changed', 'gone', 'back', 'later', 'others'])

/** One action, or several actions of one kind by the same user within minutes. Times are in milliseconds since 1970. */
const logEntry = z.object({
  /** The number of the last change. */
  id: z.int(),
  at: z.number(),
  /** The time of the first of several actions. */
  from: z.optional(z.number()),
  /** The first name of a member; `null` for a command or a former member. */
  by: z.nullable(z.string()),
  did,
  /** The number of actions or things. */
  count: z.int(),
  /** The affected entity, with its current id. Without a name if it is deleted. */
  entity: z.optional(z.object({ id: entityId, name: z.nullable(z.string()) })),
  /** A second entity: the item of an inventory, or the scene of a change at the table. */
  other: z.optional(z.object({ id: entityId, name: z.nullable(z.string()) })),
  /** A number, a name, a date, or the result of a roll. */
  detail: z.optional(z.string()),
  /** A single roll: its purpose, its dice, its place in the order of initiative, and the entry that it drew; texts may be empty. */
  roll: z.optional(
    z.object({ purpose: z.string(), dice: z.string(), place: z.optional(z.nullable(orderPlace)), drawn: z.string() }),
  ),
  undo: z.optional(undoing),
  notUndone: z.optional(whyNot),
})

export const getLog = defineRead({
  name: 'getLog',
  summary:
    'Lists the actions in the campaign, newest first, as far back as they are stored. Private actions are not included.',
  params: z.object({
    /** Only actions at or after `from` and before `until`, in milliseconds since 1970. */
    from: filter(z.int()),
    until: filter(z.int()),
    /** Only this member's actions. */
    by: filter(recordId),
    /** Only actions on this entity. */
    entityId: filter(entityId),
    /** The number of changes per page. Several of a kind share an entry, except at the end of a page. */
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(PAGE_MAX))),
    /** The `next` of the previous page. */
    after: z.optional(z.int().check(z.nonnegative())),
  }),
  answer: z.object({
    entries: z.array(logEntry),
    next: z.nullable(z.int()),
    /** The members that `by` can select. */
    people: z.array(z.object({ id: z.string(), firstName: z.string() })),
  }),
  callers: gameMaster,
})
