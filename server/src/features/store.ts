import type { PicturesInUse } from '#blobs/blobs.ts'
import type { AuthoredCampaign } from '#campaign-folder/authored-campaign.ts'
import type { Actor, LoggedChange } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import type { Engine } from '#database/engine.ts'
import type { IdempotencyKey } from '#database/transaction.ts'

import type { Campaigns } from './campaigns/campaigns.ts'
import type { ImportOptions, ImportReport } from './imports/compare-campaign.ts'
import type { SceneSights } from './sight/scene-sights.ts'

/** The user who writes, and the key that identifies a retry of the same call. */
export interface WriteOptions {
  readonly actor: Actor
  readonly idempotencyKey?: IdempotencyKey | undefined
}

/** The records of one campaign. */
export interface CampaignStore extends CampaignTables {
  /** For long queries: other calls do not wait for their statements. */
  readonly longReads: CampaignTables
  /**
   * Runs `write` in one transaction: everything it writes with `tx` is committed or rolled back together, and what it reads
   * cannot change in the meantime. All other queries wait for `write`, so it must await nothing else. Its answer must be
   * JSON-serializable.
   */
  transaction<Answer>(options: WriteOptions, write: (tx: CampaignTransaction) => Promise<Answer>): Promise<Answer>
  /** Replaces everything authored in one transaction, which does not hold up other calls. */
  replaceCampaign(campaign: AuthoredCampaign, actor: Actor, how?: ImportOptions): Promise<ImportReport>
  /**
   * Runs a write that does not change the campaign, such as deleting old rows. It is not logged, and nobody is notified. It must be one
   * statement, or safe to interrupt.
   */
  unlogged(write: (tables: CampaignTables) => Promise<void>): Promise<void>
}

export type Listener = (campaignId: string, changes: readonly LoggedChange[]) => void

/** The store of all campaigns, separated by id. */
export interface Store {
  records(campaignId: string): CampaignStore
  readonly campaigns: Campaigns
  /**
   * Calls the listener after each commit of this process, with the campaign's id and the logged changes (none for an import). Returns a
   * function that removes the listener.
   */
  onCommit(listener: Listener): () => void
  picturesInUse(): Promise<PicturesInUse>
  /** Runs `work` under a lock of this name that all servers on the database share. Waits for the lock. */
  exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** The meshes of walls, and what is seen in them. */
  readonly sights: SceneSights
  readonly engine: Engine
  /** For the health page: resolves when the database responds. */
  ping(): Promise<void>
  /** Writes a consistent copy of all records to a new file. Other writes can continue. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
