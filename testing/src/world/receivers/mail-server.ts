import { openMailer, type Mailer } from '@waybook/server/runtime/mail/mailer.ts'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

import { readMail, type ReceivedMail } from './read-mail.ts'

/** A mail server on this machine, and the mailer of a Waybook that sends by it. */
export interface MailServerDouble {
  readonly mailer: Mailer
  /** Oldest first. */
  readonly received: readonly ReceivedMail[]
  /** Resolves when this many mails have arrived. */
  readonly until: (count: number) => Promise<readonly ReceivedMail[]>
  /** The statuses with which it refuses addresses. */
  readonly refusals: Map<string, number>
  /** Resolves with the next refusal. */
  readonly refused: () => Promise<void>
}

/** It is closed after the test. */
export async function openMailServer(): Promise<MailServerDouble> {
  const received: ReceivedMail[] = []
  const refusals = new Map<string, number>()
  const waiting = new Set<() => void>()
  const refusing = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refusals.get(address)
      if (responseCode === undefined) return done()
      done(Object.assign(new Error('no'), { responseCode }))
      refusing.forEach((notify) => notify())
      refusing.clear()
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(
          readMail(
            Buffer.concat(parts).toString(),
            envelope.rcptTo.map(({ address }) => address),
          ),
        )
        done()
        waiting.forEach((notify) => notify())
      })
    },
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  onTestFinished(() => server.close())
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mailServer = { host: '127.0.0.1', port, secure: false, requireTLS: false, auth: null }
  return {
    mailer: openMailer(mailServer, 'Waybook <waybook@waybook.test>'),
    received,
    refusals,
    refused: async () => await new Promise<void>((done) => void refusing.add(done)),
    until: async (count) => {
      while (received.length < count) await new Promise<void>((done) => void waiting.add(done))
      return received
    },
  }
}
