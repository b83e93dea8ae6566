import * as z from 'zod/mini'

import { gameMaster, signedIn } from '../access.ts'
import { defineRead, defineWrite } from '../operation.ts'
import { encounter } from '../records/encounter.ts'
import { entityId } from '../records/entity-id.ts'
import { adversaryKind, libraryEntry, libraryKind, librarySet } from '../records/library.ts'
import { token } from '../records/token.ts'
import { done, filter, shortText } from './parameters.ts'
import { ADDED_TOKENS_MAX } from './table.ts'

/** The default and the maximum number of entries in an answer. */
export const LIBRARY_PAGE = 40
export const LIBRARY_LIMIT_MAX = 200

const PRICE_MAX = 1_000_000_000
const CURSOR_MAX = 800

export const getLibrary = defineRead({
  name: 'getLibrary',
  summary: `Lists adversaries, weapons, armor, gear, talents, careers, archetypes, qualities and critical injuries by name, optionally of one kind and with words in their texts. At most ${LIBRARY_PAGE} entries, or limit. after takes the next of the previous answer.`,
  params: z.object({
    kind: filter(libraryKind),
    query: filter(shortText),
    /** The rank of an adversary. */
    rank: filter(adversaryKind),
    /** The id or name of a skill that it uses. */
    skill: filter(shortText),
    /** The tier of a talent. */
    tier: filter(z.int().check(z.minimum(1), z.maximum(5))),
    /** The highest price in the smallest coin. Leaves out prices in words. */
    priceMost: filter(z.int().check(z.minimum(0), z.maximum(PRICE_MAX))),
    rarityMost: filter(z.int().check(z.minimum(0), z.maximum(10))),
    /** The id of a set. `own`: only entries of no set. */
    set: filter(z.union([z.literal('own'), entityId])),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(LIBRARY_LIMIT_MAX))),
    after: z.optional(z.string().check(z.maxLength(CURSOR_MAX))),
  }),
  answer: z.object({
    entries: z.array(libraryEntry),
    next: z.nullable(z.string()),
    /** The number of matches. */
    total: z.int(),
    /** The number of all entries of each kind that has any. */
    counts: z.array(z.object({ kind: libraryKind, entries: z.int() })),
    /** The sets with entries that the caller sees. Game masters also get those that are off. */
    sets: z.array(librarySet),
  }),
  callers: signedIn,
})

export const switchSet = defineWrite({
  name: 'switchSet',
  summary:
    'Switches a set of the library on or off as a whole. While it is off, its entries are in no library, list, search or completion. Characters keep what they have of it.',
  params: z.object({ setId: entityId, on: z.boolean() }),
  answer: z.object({ ...done, on: z.boolean() }),
  callers: gameMaster,
})

export const addToTable = defineWrite({
  name: 'addToTable',
  summary:
    'Adds tokens of a character to a scene, hidden from players, as near to its middle as there is room. In an encounter on that scene they join as one group of minions, or each for itself.',
  params: z.object({
    entityId,
    count: z.int().check(z.minimum(1), z.maximum(ADDED_TOKENS_MAX)),
    /** Default: a group for minions, single ones for others. */
    as: z.optional(z.enum(['group', 'single'])),
    /** Default: the active scene. */
    sceneId: z.optional(entityId),
  }),
  /** `encounter`: `null` if none is under way on the scene. */
  answer: z.object({
    ...done,
    scene: z.object({ id: entityId, name: z.string() }),
    tokens: z.array(token),
    encounter: z.nullable(encounter),
  }),
  callers: gameMaster,
})
