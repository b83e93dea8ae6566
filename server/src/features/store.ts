import type { PicturesInUse } from '#blobs/blobs.ts'
import type { AuthoredCampaign } from '#campaign-folder/authored-campaign.ts'
import type { CampaignTables } from '#database/campaign-tables.ts'
import { forgetChanges, type ChangeRetention } from '#database/change-log.ts'
import type { Actor } from '#database/change.ts'
import type { Database } from '#database/database.ts'
import { forgetIdempotencyKeys, type IdempotencyKey } from '#database/idempotency.ts'
import { transaction, type TransactionOptions } from '#database/transaction.ts'

import { noteApiKeyUse } from './api-keys/repository.ts'
import type { ChangeRecord } from './changes.ts'
import { keepThrow } from './dice/repository.ts'
import { compareCampaign, importCampaign, type ImportReport } from './imports/import-campaign.ts'
import { forgetPictures, readPicturesInUse } from './pictures/pictures-in-use.ts'
import { repositories, writeRepositories, type Repositories, type WriteRepositories } from './repositories.ts'

/** Who writes, and the key under which a retry of the same call is recognised. */
export interface WriteOptions {
  readonly actor: Actor
  readonly idempotencyKey?: IdempotencyKey | undefined
}

/** The records of one campaign. */
export interface CampaignStore extends Repositories {
  /**
   * Everything that is written in play: all that `write` does with the repositories it is given is done in one transaction or not at all,
   * and what it reads from them cannot change meanwhile. It must wait for nothing else, since every other query waits for it, and
   * answer what JSON can hold.
   */
  transaction<Answer>(options: WriteOptions, write: (records: WriteRepositories) => Promise<Answer>): Promise<Answer>
  readonly imports: {
    /** Compares without writing. */
    compare(campaign: AuthoredCampaign): Promise<ImportReport>
    /** All of it or nothing, in one transaction. */
    replace(campaign: AuthoredCampaign, actor: Actor): Promise<ImportReport>
  }
  /** Forgets changes that are neither among the newest so many nor as young as `since`; numbers go on. */
  forgetChanges(keep: ChangeRetention): Promise<void>
  /** Forgets the idempotency keys that are older than any retry. */
  forgetIdempotencyKeys(): Promise<void>
  /** Forgets the pictures that were removed before this moment (milliseconds since 1970): they cannot be restored any more. */
  forgetPictures(removedBefore: number): Promise<void>
  /** Keeps when a key was used (milliseconds since 1970), which is no change. */
  noteApiKeyUse(id: string, at: number): Promise<void>
  /** Keeps how a roll's dice flew, for the newest rolls only. It tells nothing that the roll did not, so it is no change. */
  keepThrow(rollId: string, motion: Uint8Array): Promise<void>
}

type Listener = (campaignId: string, changes: readonly ChangeRecord[]) => void

/** The whole store; campaigns are kept apart by id. */
export interface Store {
  records(campaignId: string): CampaignStore
  /**
   * Calls back after each commit of this process, with the campaign that was written and what a transaction added to the change log; an
   * import says only that it wrote. Answers how to stop that.
   */
  onWritten(listener: Listener): () => void
  picturesInUse(): Promise<PicturesInUse>
  /** For the health page: resolves when the store answers. */
  ping(): Promise<void>
  /** Writes a consistent copy of all records into a new file, while others go on writing. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** `now`: milliseconds since 1970. */
export function openStore({ db, ping, backup, close }: Database, now: () => number): Store {
  const listeners = new Set<Listener>()
  const tellListeners: Listener = (campaignId, changes) =>
    listeners.forEach((listener) => listener(campaignId, changes))
  return {
    records: (campaign) =>
      openCampaign({ db, campaign }, { now, committed: (changes) => tellListeners(campaign, changes) }),
    onWritten: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    picturesInUse: async () => await readPicturesInUse(db),
    ping,
    backup,
    close,
  }
}

interface CampaignOptions {
  readonly now: () => number
  /** Called after each commit. */
  readonly committed: (changes: readonly ChangeRecord[]) => void
}

function openCampaign(tables: CampaignTables, { now, committed }: CampaignOptions): CampaignStore {
  const options = (given: WriteOptions): TransactionOptions => ({ ...given, at: now() })
  return {
    ...repositories(tables),
    transaction: async (given, write) => {
      const { answer, changes } = await transaction(
        tables,
        options(given),
        async (tx) => await write(writeRepositories(tx)),
      )
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only features log changes
      committed(changes as readonly ChangeRecord[])
      return answer
    },
    imports: {
      compare: async (campaign) => await compareCampaign(tables, campaign),
      replace: async (campaign, actor) => {
        const { answer } = await transaction(
          tables,
          options({ actor }),
          async (tx) => await importCampaign(tx, campaign),
        )
        committed([])
        return answer
      },
    },
    forgetChanges: async (keep) => await forgetChanges(tables, keep),
    forgetIdempotencyKeys: async () => await forgetIdempotencyKeys(tables, now()),
    forgetPictures: async (removedBefore) => await forgetPictures(tables, removedBefore),
    noteApiKeyUse: async (id, at) => await noteApiKeyUse(tables, id, at),
    keepThrow: async (rollId, motion) => await keepThrow(tables, rollId, motion),
  }
}
