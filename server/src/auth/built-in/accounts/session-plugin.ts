import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

/** Adds the tables of one-time links and memberships, and a call that starts a session for a user who accepted a link. */
export function sessionPlugin() {
  return {
    id: 'waybook-links',
    schema: {
      oneTimeLink: {
        fields: {
          tokenHash: { type: 'string', required: true, unique: true },
          kind: { type: 'string', required: true },
          campaign: { type: 'string', required: true },
          role: { type: 'string', required: true },
          characterId: { type: 'string', required: false },
          /** The account whose password a reset link sets. */
          userId: { type: 'string', required: false },
          /** Set if an import has removed the character. The link then gives this reason for not working. */
          characterRemoved: { type: 'boolean', required: false },
          newcomersOnly: { type: 'boolean', required: false },
          onlyThisCampaign: { type: 'boolean', required: false },
          expiresAt: { type: 'date', required: true },
        },
      },
      /** Memberships of accounts in campaigns (`memberships.ts`). The id contains both. */
      membership: {
        fields: {
          userId: {
            type: 'string',
            required: true,
            references: { model: 'user', field: 'id', onDelete: 'cascade' },
            index: true,
          },
          campaign: { type: 'string', required: true, index: true },
          gameMaster: { type: 'boolean', required: false },
          characterId: { type: 'string', required: false },
          playing: { type: 'string', required: false, unique: true },
          createdAt: { type: 'date', required: true },
          lastSeenAt: { type: 'date', required: false },
        },
      },
    },
    endpoints: {
      startSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new APIError('NOT_FOUND')
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return { user: { id: user.id, email: user.email } }
        },
      ),
    },
  } as const satisfies BetterAuthPlugin
}
