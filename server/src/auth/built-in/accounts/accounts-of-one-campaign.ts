import * as z from 'zod'

import type { Transactions } from './transactions.ts'

const BATCH = 100

/** An account that was made when an installation had one campaign, and that recorded its part in it. */
const user = z.object({
  id: z.string(),
  gameMaster: z.boolean().nullish(),
  characterId: z.string().nullish(),
  createdAt: z.date(),
  lastSeenAt: z.date().nullish(),
})

/**
 * Makes the accounts, sessions and links of versions that knew only one campaign those of the default campaign. Each account is moved in
 * a transaction of its own, so that an interrupted move goes on at the next start.
 */
export async function moveToDefaultCampaign(accounts: Transactions, campaign: string): Promise<void> {
  const tables = await accounts.tables()
  const unmoved = [{ field: 'hasMemberships', value: null }]
  for (;;) {
    const found = z.array(user).parse(await tables.findMany({ model: 'user', where: unmoved, limit: BATCH }))
    if (found.length === 0) break
    for (const one of found) await move(accounts, campaign, one)
  }
  for (const model of ['session', 'oneTimeLink'])
    await tables.updateMany({ model, where: [{ field: 'campaign', value: null }], update: { campaign } })
}

async function move(
  { tables, inTransaction }: Transactions,
  campaign: string,
  { id: userId, gameMaster, characterId = null, createdAt, lastSeenAt = null }: z.output<typeof user>,
): Promise<void> {
  const playing = characterId === null ? null : `${campaign}.${characterId}`
  const part = { userId, campaign, gameMaster: gameMaster === true, characterId, playing, createdAt, lastSeenAt }
  const id = `${campaign}.${userId}`
  await inTransaction(async () => {
    const tx = await tables()
    if (!(await tx.findOne({ model: 'membership', where: [{ field: 'id', value: id }] })))
      await tx.create({ model: 'membership', data: { id, ...part }, forceAllowId: true })
    await tx.update({ model: 'user', where: [{ field: 'id', value: userId }], update: { hasMemberships: true } })
  })
}
