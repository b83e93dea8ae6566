import { LRUCache } from 'lru-cache'

import type { LoggedChange } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction, Database } from '#database/database.ts'
import { type Complete, transaction, type TransactionOptions } from '#database/transaction.ts'

import { openCampaigns } from './campaigns/campaigns.ts'
import { countEntities } from './entities/entity-counts.ts'
import { prepareCampaign } from './imports/compare-campaign.ts'
import { importCampaign } from './imports/import-campaign.ts'
import { readPicturesInUse } from './pictures/pictures-in-use.ts'
import { withMeshes } from './sight/missing-mesh.ts'
import { SceneSights } from './sight/scene-sights.ts'
import { updateSight } from './sight/update-sight.ts'
import type { CampaignStore, Listener, Store, WriteOptions } from './store.ts'

const OPENED_MAX = 100

/** `now`: milliseconds since 1970. */
export function openStore(database: Database, now: () => number): Store {
  const { db, engine, exclusively, ping, backup } = database
  const sights = new SceneSights()
  const listeners = new Set<Listener>()
  /** Stores are reused across requests. Bounded, because a request may name a campaign that doesn't exist. */
  const opened = new LRUCache<string, CampaignStore>({ max: OPENED_MAX })
  const notifyListeners: Listener = (campaignId, changes) =>
    listeners.forEach((listener) => listener(campaignId, changes))
  return {
    campaigns: openCampaigns(database, now),
    records: (campaign) => {
      const known = opened.get(campaign)
      if (known) return known
      const records = openCampaign(database, campaign, {
        now,
        sights,
        committed: (changes) => notifyListeners(campaign, changes),
      })
      opened.set(campaign, records)
      return records
    },
    onCommit: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    picturesInUse: async () => await readPicturesInUse(db),
    exclusively,
    sights,
    engine,
    ping,
    backup,
    close: async () => {
      await sights.close()
      await database.close()
    },
  }
}

/** Replacing this many entities takes less time than starting the thread of a long write, which would block nobody. */
const SMALL_CAMPAIGN = 50

interface CampaignOptions {
  readonly now: () => number
  readonly sights: SceneSights
  /** Called after each commit. */
  readonly committed: (changes: readonly LoggedChange[]) => void
}

function openCampaign(
  { db, longReads, write: writeTo, writeLong }: Database,
  campaign: string,
  { now, sights, committed }: CampaignOptions,
): CampaignStore {
  const tables = { db, campaign }
  const complete: Complete = async (tx, changes) => await updateSight(tx, changes, sights)
  const options = (given: WriteOptions): TransactionOptions => ({ ...given, at: now() })
  const inTables = async <Result>(write: (tables: CampaignTables) => Promise<Result>) =>
    await writeTo(async (to) => await write({ db: to, campaign }))
  return {
    ...tables,
    longReads: { db: longReads, campaign },
    transaction: async (given, write) => {
      const run = async () => await inTables(async (to) => await transaction(to, options(given), write, complete))
      const { answer, changes } = await withMeshes(sights, run)
      committed(changes)
      return answer
    },
    replaceCampaign: async (coming, actor, how) => {
      const preparing = prepareCampaign(coming)
      const importing = async (tx: CampaignTransaction) => await importCampaign(tx, await preparing, how)
      const write = async (to: CampaignTables['db']) =>
        await transaction({ db: to, campaign }, options({ actor }), importing, complete)
      const isSmall = coming.entities.length + (await countEntities(tables)) <= SMALL_CAMPAIGN
      if (isSmall) await preparing
      const run = async () => await (isSmall ? writeTo(write) : writeLong(write, preparing))
      const { answer } = await withMeshes(sights, run)
      committed([])
      return answer
    },
    unlogged: inTables,
  }
}
