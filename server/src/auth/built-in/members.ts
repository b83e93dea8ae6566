import { Problem } from '@waybook/contract'
import * as z from 'zod'

import { accountProblems } from '#sentences/problems.ts'

import { isGameMaster } from '../auth.ts'
import type { Member, Members, OpenLink } from '../members.ts'
import type { BuiltInContext } from './accounts/context.ts'
import { gmEmailIn } from './accounts/game-master.ts'
import {
  endSessionsAt,
  membershipOf,
  membershipsIn,
  playerOf,
  realmsOf,
  refuseNoMember,
  removeMembership,
  setCharacter,
  type Membership,
} from './accounts/memberships.ts'
import { isOver } from './accounts/session-life.ts'

const atMs = z.date().transform((date) => date.getTime())

const users = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
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

/** The members of a campaign. `onAssigned` is called with the id of each member whose character has changed. */
export function builtInMembers(
  context: BuiltInContext,
  campaignId: string,
  onAssigned: (memberId: string) => void,
): Members {
  const { accounts } = context
  const inCampaign = { field: 'campaign', value: campaignId }
  return {
    list: async () => await listMembers(context, campaignId),
    find: async (memberId) => (await listMembers(context, campaignId, memberId))[0] ?? null,
    hasSession: async (memberId, sessionId) => await hasSession(context, memberId, sessionId),
    openLinks: async () => await listOpenLinks(context, campaignId),
    async revokeLink(id) {
      const tables = await accounts.tables()
      await tables.deleteMany({ model: 'oneTimeLink', where: [{ field: 'id', value: id }, inCampaign] })
    },
    async revokeInvitesFor(characterIds) {
      const tables = await accounts.tables()
      const invites = { field: 'kind', value: 'invite' }
      const where = [invites, inCampaign, { field: 'characterId', operator: 'in' as const, value: [...characterIds] }]
      await tables.updateMany({ model: 'oneTimeLink', where, update: { characterRemoved: true } })
    },
    async endSessions(userId) {
      await refuseNoMember(context, { campaignId, userId })
      await endSessionsAt(context, userId, realmsOf(context, campaignId))
    },
    async assign(userId, characterId) {
      await accounts.inTransaction(async () => {
        await refuseNoMember(context, { campaignId, userId })
        const player = characterId === null ? null : await playerOf(context, campaignId, characterId)
        if (player && player.id !== userId) throw new Problem('conflict', accountProblems.characterIsPlayed())
        await setCharacter(context, { campaignId, userId }, characterId)
      })
      onAssigned(userId)
    },
    async remove(userId) {
      await accounts.inTransaction(async () => {
        await refuseNoMember(context, { campaignId, userId })
        await removeMembership(context, { campaignId, userId })
      })
      onAssigned(userId)
    },
  }
}

/** All members of a campaign, or only the member with the id `only`. */
async function listMembers(context: BuiltInContext, campaignId: string, only?: string): Promise<Member[]> {
  const { accounts, now } = context
  const tables = await accounts.tables()
  const parts = await partsIn(context, campaignId, only)
  if (parts.length === 0) return []
  const ids = parts.map(({ userId }) => userId)
  const among = (field: string) => ({ field, operator: 'in' as const, value: ids })
  const found = users.parse(await tables.findMany({ model: 'user', where: [among('id')] }))
  const where = [among('userId'), { field: 'campaign', operator: 'in' as const, value: realmsOf(context, campaignId) }]
  const open = sessions.parse(await tables.findMany({ model: 'session', where }))
  const current = open.filter((session) => !isOver(session, now()))
  const gmEmail = gmEmailIn(context, campaignId)
  return parts.flatMap(({ userId, gameMaster, characterId, createdAt, lastSeenAt }) => {
    const user = found.find(({ id }) => id === userId)
    if (!user) return []
    const isMaster = isGameMaster({ ...user, gameMaster: gameMaster === true }, gmEmail)
    return {
      id: userId,
      firstName: user.firstName ?? null,
      lastName: user.lastName ?? null,
      email: user.email,
      role: isMaster ? 'gameMaster' : 'player',
      characterId: characterId ?? null,
      joinedAt: createdAt.getTime(),
      lastSeenAt: lastSeenAt?.getTime() ?? null,
      sessions: current.filter((session) => session.userId === userId).length,
    }
  })
}

async function hasSession({ accounts, now }: BuiltInContext, memberId: string, sessionId: string): Promise<boolean> {
  const tables = await accounts.tables()
  const where = [
    { field: 'id', value: sessionId },
    { field: 'userId', value: memberId },
  ]
  const found = sessions.parse(await tables.findMany({ model: 'session', where }))
  return found.some((session) => !isOver(session, now()))
}

async function partsIn(context: BuiltInContext, campaignId: string, only?: string): Promise<Membership[]> {
  if (only === undefined) return await membershipsIn(context, campaignId)
  const one = await membershipOf(context, { campaignId, userId: only })
  return one ? [one] : []
}

async function listOpenLinks({ accounts, now }: BuiltInContext, campaign: string): Promise<OpenLink[]> {
  const tables = await accounts.tables()
  const unexpired = { field: 'expiresAt', operator: 'gt' as const, value: new Date(now()) }
  const where = [{ field: 'campaign', value: campaign }, unexpired]
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
