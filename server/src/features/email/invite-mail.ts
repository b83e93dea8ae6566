import { randomUUID } from 'node:crypto'

import { readCampaign } from '../campaign/queries.ts'
import type { RequestContext } from '../request-context.ts'
import { writeLetter } from './letter.ts'
import type { MailServices } from './mail-channel.ts'
import { inWords } from './operations.ts'

/**
 * Mails an invite at once. It does not wait in the outbox, whose rows are stored: nothing stores the link. If the mail fails, the page shows
 * the reason beside the link.
 */
export async function sendInvite(
  { mailer, pagesOf }: MailServices,
  { campaignId, records, firstName }: Pick<RequestContext, 'campaignId' | 'records' | 'firstName'>,
  { to, path }: { readonly to: string; readonly path: string },
): Promise<{ readonly ok: boolean; readonly words: string }> {
  if (!mailer) return { ok: false, words: 'This server sends no mails.' }
  const campaign = (await readCampaign(records))?.name ?? 'Waybook'
  const letter = writeLetter({
    headline: `${firstName === '' ? 'Your game master' : firstName} invites you to ${campaign}`,
    lines: ['The link below creates your account. It works once, for 7 days.'],
    link: { label: 'Join', url: (await pagesOf(campaignId)) + path },
    reason: 'Somebody entered your address in Waybook. It is not stored. If you do not know them, ignore this mail.',
    unsubscribe: null,
  })
  return inWords(await mailer.send({ ...letter, to, subject: `Join ${campaign}`, id: randomUUID() }))
}
