import { Problem } from '@waybook/contract'

import type { Auth } from '#auth/auth.ts'
import type { Members } from '#auth/members.ts'
import type { CampaignTransaction } from '#database/database.ts'
import { accountProblems } from '#sentences/problems.ts'

import { removeApiKey } from '../api-keys/queries.ts'
import { type AuditAction, logAudit } from '../audit.ts'
import { sendInvite } from '../email/invite-mail.ts'
import type { MailServices } from '../email/mail-channel.ts'
import { readCards } from '../entities/cards.ts'
import { removeFeed } from '../feeds/queries.ts'
import type { OperationHandlers, RequestContext, StoreContext } from '../request-context.ts'
import { forgetMember } from '../schedule/time-zones.ts'

/** The subject of audit entries that concern no account. */
const CAMPAIGN = 'campaign'

export const memberOperations = (services: MailServices) => {
  const { auth } = services
  return {
    getMembers: async (context) => {
      const members = membersOf(auth, context)
      return { members: await members.list(), links: await members.openLinks(), canMail: services.mailer !== null }
    },

    makeInvite: async (context, { role, characterId, replaces, mailTo }) => {
      const members = membersOf(auth, context)
      if (characterId !== undefined) {
        await refuseNoCharacter(context, characterId)
        if ((await members.list()).some((member) => member.characterId === characterId))
          throw new Problem('conflict', accountProblems.characterIsPlayed())
      }
      const { id: linkId, path } = await auth
        .campaign(context.campaignId)
        .createLink({ kind: 'invite', role, characterId, newcomersOnly: true })
      if (replaces !== undefined) await members.revokeLink(replaces)
      await log(context, CAMPAIGN, { action: 'invited', characterId: characterId ?? null })
      return {
        linkId,
        path,
        mailed: mailTo === undefined ? null : await sendInvite(services, context, { to: mailTo, path }),
      }
    },

    makeReset: async (context, { memberId }) => {
      const member = await membersOf(auth, context).find(memberId)
      if (!member) throw new Problem('not-found', accountProblems.memberNoLongerExists())
      const { role, email } = member
      const { id: linkId, path } = await auth
        .campaign(context.campaignId)
        .createLink({ kind: 'reset', role, email, onlyThisCampaign: true })
      await log(context, memberId, { action: 'resetMade' })
      return { linkId, path }
    },

    revokeLink: async (context, { linkId }) => {
      await membersOf(auth, context).revokeLink(linkId)
      await log(context, CAMPAIGN, { action: 'linkRevoked' })
    },

    endSessions: async (context, { memberId }) => {
      await membersOf(auth, context).endSessions(memberId)
      await log(context, memberId, { action: 'sessionsEnded' })
    },

    assignCharacter: async (context, { memberId, characterId }) => {
      if (characterId !== null) await refuseNoCharacter(context, characterId)
      await membersOf(auth, context).assign(memberId, characterId)
      await log(context, memberId, { action: 'assigned', characterId })
    },

    /** Game masters cannot remove their own account, so at least one always remains. */
    removeMember: async (context, { memberId }) => {
      if (memberId === context.viewer.userId) throw new Problem('conflict', accountProblems.cannotRemoveOwnAccount())
      await membersOf(auth, context).remove(memberId)
      await log(context, memberId, { action: 'removed' }, async (tx) => {
        await removeApiKey(tx, memberId)
        await removeFeed(tx, memberId)
        await forgetMember(tx, memberId)
      })
    },
  } satisfies Partial<OperationHandlers>
}

function membersOf(auth: Auth, { campaignId }: RequestContext): Members {
  const { members } = auth.campaign(campaignId)
  if (!members) throw new Problem('not-supported', accountProblems.accountsManagedBySignInProvider())
  return members
}

/** Accounts are stored apart from the records, so actions on them are logged afterwards, in a separate transaction. */
async function log(
  { records, viewer }: StoreContext,
  subject: string,
  action: AuditAction,
  along?: (records: CampaignTransaction) => Promise<unknown>,
): Promise<void> {
  await records.transaction({ actor: viewer.userId }, async (write) => {
    logAudit(write, subject, action)
    await along?.(write)
  })
}

async function refuseNoCharacter({ records, scope }: RequestContext, id: string): Promise<void> {
  const [card] = await readCards(records, [id], scope)
  if (card?.type !== 'character') throw new Problem('not-found', accountProblems.noCharacter({ id }))
}
