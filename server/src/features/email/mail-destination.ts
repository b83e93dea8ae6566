import { createHash, randomBytes, randomUUID } from 'node:crypto'

import type { Actor } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { Sealer } from '#runtime/sealed-text.ts'

import { addDestination, changeDestination, listDestinations, type Destination } from '../outbox/destinations.ts'

const PURPOSE = 'mail'
const SECRET_BYTES = 32
const SECRET = /^[\w-]{43}$/

/** The mails of a member; `null` if they have never turned them on. */
export async function findMails(tables: CampaignTables, account: Actor): Promise<Destination | null> {
  return (await listDestinations(tables, { channels: ['mail'], account }))[0] ?? null
}

/** Its secret ends the mails without a sign-in. The address is not stored: it is the account's when a mail is sent. */
export async function turnOnMails(tx: CampaignTransaction, sealer: Sealer, account: Actor): Promise<void> {
  const before = await findMails(tx, account)
  if (before) return await changeDestination(tx, before.id, { isOn: true })
  const id = randomUUID()
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const sealed = sealer.seal(secret, PURPOSE, id)
  await addDestination(tx, { id, channel: 'mail', account, session: null, hash: hashOf(secret), sealed, content: '{}' })
}

/** The path at which a member gets no more mails; `null` if the installation has another secret by now. */
export function unsubscribePath(sealer: Sealer, { id, sealed }: Pick<Destination, 'id' | 'sealed'>): string | null {
  const secret = sealer.open(sealed, PURPOSE, id)
  return secret === null ? null : `/mail/off/${secret}`
}

/** The mails that a secret ends. */
export async function findMailsBySecret(tables: CampaignTables, secret: string): Promise<Destination | null> {
  if (!SECRET.test(secret)) return null
  const hash = hashOf(secret)
  return (await listDestinations(tables, { channels: ['mail'] })).find((one) => one.hash === hash) ?? null
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
