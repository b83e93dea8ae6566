import * as z from 'zod'

import { isGameMaster } from '../../is-game-master.ts'
import type { Member, OpenLink } from '../../members.ts'
import type { BuiltInContext } from '../accounts/context.ts'
import { isOver } from '../accounts/session-life.ts'

const atMs = z.date().transform((date) => date.getTime())

const users = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    gameMaster: z.boolean().nullish(),
    characterId: z.string().nullish(),
    createdAt: atMs,
    lastSeenAt: atMs.nullish(),
  }),
)
const sessions = z.array(z.object({ userId: z.string(), createdAt: z.date(), updatedAt: z.date() }))
const links = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(['setup', 'invite', 'reset']),
    role: z.enum(['gameMaster', 'player']),
    characterId: z.string().nullish(),
    userId: z.string().nullish(),
    expiresAt: atMs,
  }),
)

/** More than any group has; the library would answer a hundred. */
const LISTED_MAX = 10_000

export async function listMembers(desk: BuiltInContext): Promise<Member[]> {
  return await readMembers(desk)
}

export async function findMember(desk: BuiltInContext, id: string): Promise<Member | null> {
  const [member = null] = await readMembers(desk, id)
  return member
}

async function readMembers({ accounts, gmEmail, now }: BuiltInContext, id?: string): Promise<Member[]> {
  const tables = await accounts.tables()
  const only = (field: string) => ({ limit: LISTED_MAX, ...(id !== undefined && { where: [{ field, value: id }] }) })
  const sortBy = { field: 'createdAt', direction: 'asc' } as const
  const found = users.parse(await tables.findMany({ model: 'user', sortBy, ...only('id') }))
  const open = sessions.parse(await tables.findMany({ model: 'session', ...only('userId') }))
  const current = open.filter((session) => !isOver(session, now()))
  return found.map((user) => ({
    id: user.id,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    email: user.email,
    role: isGameMaster({ ...user, gameMaster: user.gameMaster === true }, gmEmail) ? 'gameMaster' : 'player',
    characterId: user.characterId ?? null,
    joinedAt: user.createdAt,
    lastSeenAt: user.lastSeenAt ?? null,
    sessions: current.filter(({ userId }) => userId === user.id).length,
  }))
}

export async function listOpenLinks({ accounts, now }: BuiltInContext): Promise<OpenLink[]> {
  const tables = await accounts.tables()
  const where = [{ field: 'expiresAt', operator: 'gt' as const, value: new Date(now()) }]
  const sortBy = { field: 'expiresAt', direction: 'asc' } as const
  const found = links.parse(await tables.findMany({ model: 'oneTimeLink', where, sortBy, limit: LISTED_MAX }))
  return found.map(({ userId, characterId, ...link }) => ({
    ...link,
    characterId: characterId ?? null,
    memberId: userId ?? null,
  }))
}
