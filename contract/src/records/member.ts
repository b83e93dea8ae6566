import * as z from 'zod/mini'

import { entityId } from './entity-id.ts'

const role = z.enum(['gameMaster', 'player'])
const atMs = z.number()

/** Somebody with an account. Times are milliseconds since 1970. */
export const member = z.object({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  role,
  characterId: z.nullable(entityId),
  joinedAt: atMs,
  /** To a few minutes; `null` where nobody has seen them. */
  lastSeenAt: z.nullable(atMs),
  /** On how many devices they are signed in. */
  sessions: z.number(),
})
export type Member = z.infer<typeof member>

/** A one-time link that nobody has used yet. */
export const openLink = z.object({
  id: z.string(),
  kind: z.enum(['setup', 'invite', 'reset']),
  role,
  characterId: z.nullable(entityId),
  /** Whose password a reset sets. */
  memberId: z.nullable(z.string()),
  expiresAt: atMs,
})
export type OpenLink = z.infer<typeof openLink>
