import type { Sealer } from '#runtime/sealed-text.ts'

import type { Store } from '../store.ts'
import { newVapidKeys, type VapidKeys } from './push/vapid.ts'

/** The key pair of this installation, made at first use. */
export interface PushKeys {
  read(): Promise<VapidKeys>
}

const PURPOSE = 'push key'
const ROW = 'push key'

/** `campaignId`: any campaign, because the keys are in the tables of the installation. */
export function openPushKeys(store: Store, sealer: Sealer, campaignId: string): PushKeys {
  let known: VapidKeys | null = null
  const find = async (): Promise<VapidKeys | null> => {
    const { db } = store.records(campaignId)
    const row = await db.selectFrom('pushKey').select(['publicKey', 'sealed']).executeTakeFirst()
    const privateKey = row && sealer.open(row.sealed, PURPOSE, ROW)
    return row && typeof privateKey === 'string' ? { publicKey: row.publicKey, privateKey } : null
  }
  /** After a change of the installation's secret, the old key is lost. Browsers with it subscribe again. */
  const make = async (): Promise<VapidKeys> => {
    const made = newVapidKeys()
    const row = { publicKey: made.publicKey, sealed: sealer.seal(made.privateKey, PURPOSE, ROW) }
    await store.records(campaignId).unlogged(async ({ db }) => {
      await db
        .insertInto('pushKey')
        .values({ one: 1, ...row })
        .onConflict((conflict) => conflict.column('one').doUpdateSet(row))
        .execute()
    })
    return made
  }
  return {
    read: async () => {
      known ??= (await find()) ?? (await store.exclusively('push key', async () => (await find()) ?? (await make())))
      return known
    },
  }
}
