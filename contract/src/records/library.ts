import { adversaryKinds, libraryKinds } from '@waybook/rules'
import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'
import { entityCard } from './entity.ts'

export const libraryKind = z.enum(libraryKinds)
export const adversaryKind = z.enum(adversaryKinds)

/** A page that can be used more than once, such as an adversary or a weapon. */
export const libraryEntry = z.extend(entityCard, {
  kind: libraryKind,
  /** `null` for everything but adversaries. */
  rank: z.nullable(adversaryKind),
  /** The hit points of an adversary, of each one in a group of minions. */
  maxHp: z.nullable(z.number()),
  /** The set that it is part of; `null` for the campaign's own. */
  set: z.nullable(z.object({ id: entityId, name: z.string() })),
})
export type LibraryEntry = z.infer<typeof libraryEntry>

/** A folder of library entries, described by a page. */
export const librarySet = z.object({
  id: entityId,
  name: z.string(),
  /** Where it comes from, in the words of its page. */
  source: z.string(),
  license: z.string(),
  version: z.string(),
  /** The number of its entries that the viewer sees, or would see if it were on. */
  entries: z.int(),
  on: z.boolean(),
})
export type LibrarySet = z.infer<typeof librarySet>
