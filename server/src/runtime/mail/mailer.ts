import type { Transporter } from 'nodemailer'

import type { MailServer } from './mail-server.ts'

/** A mail to one address. All texts but `html` are plain. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** An iCalendar file. */
  readonly calendar?: string
  /** The address at which its reader gets no more of these mails. */
  readonly unsubscribe?: string
  /** The same for each attempt, so mail programs show it once. */
  readonly id: string
}

export type MailResult =
  | { readonly is: 'sent' }
  /** The mail server does not accept mail for this address. */
  | { readonly is: 'refusedAddress'; readonly words: string }
  /** The mail server does not accept this mail. */
  | { readonly is: 'refused'; readonly words: string }
  /** It may work later. */
  | { readonly is: 'again'; readonly words: string }

/** Sends mails by the host's mail server. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<MailResult>
}

const TIMEOUT_MS = 10_000

/** `from`: the sender, as in `Waybook <waybook@example.org>`. Its library is loaded with the first mail, because most servers send none. */
export function openMailer(server: MailServer, from: string): Mailer {
  let transport: Promise<Transporter> | null = null
  const [, domain = 'waybook.invalid'] = /@([\w.-]+)>?$/.exec(from) ?? []
  return {
    send: async ({ to, subject, text, html, calendar, unsubscribe, id }) => {
      try {
        transport ??= openTransport(server)
        await (
          await transport
        ).sendMail({
          from,
          to,
          subject: inOneLine(subject),
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
          attachments:
            calendar === undefined
              ? []
              : [
                  {
                    filename: 'session.ics',
                    content: calendar,
                    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
                  },
                ],
        })
        return { is: 'sent' }
      } catch (error) {
        return resultOf(error)
      }
    },
  }
}

/** Mail programs show a button for it, and send a POST without opening the page (RFC 8058). */
function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {}
  const oneClick = address.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
  return { 'List-Unsubscribe': `<${address}>`, ...oneClick }
}

async function openTransport({ host, port, secure, requireTLS, auth }: MailServer): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host,
    port,
    secure,
    requireTLS,
    ...(auth && { auth }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** What a failure means. Its words are for members: they name neither the server nor its login. */
export function resultOf(error: unknown): MailResult {
  const fields = new Map<string, unknown>(typeof error === 'object' && error !== null ? Object.entries(error) : [])
  const [code, status] = [fields.get('code'), Number(fields.get('responseCode'))]
  if (code === 'EAUTH') return { is: 'again', words: 'The mail server does not accept the login of this Waybook.' }
  if (!(status >= 400)) return { is: 'again', words: 'The mail server could not be reached.' }
  if (status < 500) return { is: 'again', words: `The mail server asks to try again later (${status}).` }
  // The sender's own address may have been refused as well, which is no fault of the reader's.
  const isAddress = code === 'EENVELOPE' && fields.get('command') === 'RCPT TO'
  if (isAddress) return { is: 'refusedAddress', words: `The mail server refuses this address (${status}).` }
  return { is: 'refused', words: `The mail server refuses the mail (${status}).` }
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
