import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

export const role = z.enum(['gameMaster', 'player'])
const atMs = z.number()

/** A user account. Times are milliseconds since 1970. */
export const member = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  role,
  characterId: z.nullable(entityId),
  joinedAt: atMs,
  /** Accurate to a few minutes; `null` before the first visit. */
  lastSeenAt: z.nullable(atMs),
  /** The number of devices on which they are signed in. */
  sessions: z.number(),
})
export type Member = z.infer<typeof member>

/** An unused one-time link. */
export const openLink = z.object({
  id: z.string(),
  kind: z.enum(['setup', 'invite', 'reset']),
  role,
  characterId: z.nullable(entityId),
  /** The member whose password a `reset` link sets. */
  memberId: z.nullable(z.string()),
  expiresAt: atMs,
})
export type OpenLink = z.infer<typeof openLink>
