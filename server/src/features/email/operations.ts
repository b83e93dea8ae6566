import { randomUUID } from 'node:crypto'

import { Problem, type MailState } from '@waybook/contract'

import type { MailResult } from '#runtime/mail/mailer.ts'

import { logAudit } from '../audit.ts'
import { readCampaign } from '../campaign/queries.ts'
import { noteResult, removeDestination } from '../outbox/destinations.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { writeLetter } from './letter.ts'
import type { MailServices } from './mail-channel.ts'
import { findMails, turnOnMails } from './mail-destination.ts'

const NO_MAILS = 'This server sends no mails.'

export const mailOperations = (services: MailServices) =>
  ({
    setMail: async (context, { isOn }) => {
      const { records, viewer } = context
      if (isOn && !(await addressOf(services, context))) throw new Problem('not-supported', NO_MAILS)
      const before = await findMails(records, viewer.userId)
      if (isOn === (before?.off === null)) return
      if (isOn) await turnOnMails(records, services.sealer, viewer.userId)
      else if (before) await removeDestination(records, before.id)
      logAudit(records, viewer.userId, { action: isOn ? 'mailTurnedOn' : 'mailTurnedOff' })
    },

    testMail: async (context) => {
      const { records, viewer, campaignId } = context
      const to = await addressOf(services, context)
      if (!services.mailer || to === null) throw new Problem('not-supported', NO_MAILS)
      const campaign = (await readCampaign(records))?.name ?? 'Waybook'
      const letter = writeLetter({
        headline: 'Mails arrive at this address.',
        lines: [],
        link: { label: campaign, url: await services.pagesOf(campaignId) },
        reason: 'You asked for this mail in your profile.',
        unsubscribe: null,
      })
      const result = inWords(
        await services.mailer.send({ ...letter, to, subject: `${campaign}: a test`, id: randomUUID() }),
      )
      const mails = await findMails(records, viewer.userId)
      if (mails)
        await records.transaction({ actor: viewer.userId }, async (tx) => {
          await noteResult(tx, mails.id, { at: tx.at, ...result })
        })
      return { result }
    },
  }) satisfies Partial<OperationHandlers>

/** `null` if no mails can be sent to the viewer. */
export async function mailStateOf(services: MailServices, context: RequestContext): Promise<MailState | null> {
  const address = await addressOf(services, context)
  if (address === null) return null
  const mails = await findMails(context.records, context.viewer.userId)
  const whyOff = mails?.off ?? null
  return {
    address,
    isOn: mails?.off === null,
    whyOff: whyOff === '' ? null : whyOff,
    lastResult: mails?.result ?? null,
  }
}

async function addressOf(
  { auth, mailer }: MailServices,
  { campaignId, viewer }: RequestContext,
): Promise<string | null> {
  const member = mailer && (await auth.campaign(campaignId).members?.find(viewer.userId))
  return member ? member.email : null
}

/** How a mail went, for the one who asked for it. */
export function inWords(result: MailResult): { readonly ok: boolean; readonly words: string } {
  return result.is === 'sent' ? { ok: true, words: 'Sent' } : { ok: false, words: result.words }
}
