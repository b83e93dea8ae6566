import { Problem } from '@waybook/contract'
import * as z from 'zod'

import { isGameMaster } from '../auth.ts'
import type { Member, Members, OpenLink } from '../members.ts'
import type { BuiltInContext } from './accounts/context.ts'
import { playerOf } from './accounts/game-master.ts'
import { isOver } from './accounts/session-life.ts'

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
    characterRemoved: z.boolean().nullish(),
    expiresAt: atMs,
  }),
)

/** The accounts, as game masters manage them. `onAssigned` is called with the id of an account whose character has changed. */
export function builtInMembers(
  context: BuiltInContext,
  onAssigned: (memberId: string) => void,
): Omit<Members, 'onAssigned'> {
  const { accounts } = context
  const { internalAdapter } = accounts
  return {
    list: async () => await listMembers(context),
    find: async (memberId) => (await listMembers(context, memberId))[0] ?? null,
    openLinks: async () => await listOpenLinks(context),
    async revokeLink(id) {
      const tables = await accounts.tables()
      await tables.deleteMany({ model: 'oneTimeLink', where: [{ field: 'id', value: id }] })
    },
    async revokeInvitesFor(characterIds) {
      const tables = await accounts.tables()
      const invites = { field: 'kind', value: 'invite' }
      const where = [invites, { field: 'characterId', operator: 'in' as const, value: [...characterIds] }]
      await tables.updateMany({ model: 'oneTimeLink', where, update: { characterRemoved: true } })
    },
    async endSessions(memberId) {
      await refuseUnknown(context, memberId)
      await internalAdapter.deleteUserSessions(memberId)
    },
    async assign(memberId, characterId) {
      await accounts.inTransaction(async () => {
        await refuseUnknown(context, memberId)
        const player = characterId === null ? null : await playerOf(context, characterId)
        if (player && player.id !== memberId) throw new Problem('conflict', 'Someone already plays this character.')
        await internalAdapter.updateUser(memberId, { characterId })
      })
      onAssigned(memberId)
    },
    async remove(memberId) {
      await accounts.inTransaction(async () => {
        await refuseUnknown(context, memberId)
        const tables = await accounts.tables()
        await tables.deleteMany({ model: 'oneTimeLink', where: [{ field: 'userId', value: memberId }] })
        await internalAdapter.deleteUser(memberId)
      })
    },
  }
}

async function refuseUnknown({ accounts }: BuiltInContext, memberId: string): Promise<void> {
  if (!(await accounts.internalAdapter.findUserById(memberId)))
    throw new Problem('not-found', 'This member no longer exists.')
}

/** All members, or only the one with this id. */
async function listMembers({ accounts, gmEmail, now }: BuiltInContext, id?: string): Promise<Member[]> {
  const tables = await accounts.tables()
  const only = (field: string) => (id === undefined ? {} : { where: [{ field, value: id }] })
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

async function listOpenLinks({ accounts, now }: BuiltInContext): Promise<OpenLink[]> {
  const tables = await accounts.tables()
  const where = [{ field: 'expiresAt', operator: 'gt' as const, value: new Date(now()) }]
  const sortBy = { field: 'expiresAt', direction: 'asc' } as const
  const found = links.parse(await tables.findMany({ model: 'oneTimeLink', where, sortBy }))
  const open = found.filter(({ characterRemoved }) => !characterRemoved)
  return open.map(({ id, kind, role, userId, characterId, expiresAt }) => ({
    id,
    kind,
    role,
    characterId: characterId ?? null,
    memberId: userId ?? null,
    expiresAt,
  }))
}
