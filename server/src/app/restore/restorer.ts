import { stat } from 'node:fs/promises'
import path from 'node:path'

import { Problem, RESTORE_MAX_BYTES, RESTORE_WAITS_MS, type RestorePlan, type RestoreStatus } from '@waybook/contract'

import { writeStream } from '#blobs/write-stream.ts'
import { isStoredBackup } from '#features/backups/backups.ts'
import type { Coming, Restores } from '#features/backups/restores.ts'
import { openStaging } from '#features/backups/staging.ts'
import { expectDiskSpace } from '#features/pictures/expect-room.ts'
import { openDiskSpace, UPLOAD_FLOOR_BYTES } from '#runtime/disk-space.ts'
import { randomId } from '#runtime/random-id.ts'
import { accountProblems } from '#sentences/problems.ts'

import { dataDirAt, type DataDir } from '../data-dir.ts'
import type { Environment } from '../environment.ts'
import { describeBackup } from './describe-backup.ts'
import type { PreparedRestore } from './prepared-restore.ts'
import { prepareArchive } from './restore-archive.ts'
import { isDatabase, prepareRecords } from './restore-records.ts'

export type RestoreSettings = Pick<Environment, 'dataDir' | 'databaseUrl' | 'bucket' | 'campaignId'>

/** A checked backup, and the game master who chose it. */
export interface ChosenBackup {
  readonly restoreId: string
  readonly userId: string
  readonly prepared: PreparedRestore
}

const SEVERAL_CAMPAIGNS =
  'The backup contains several campaigns. The person who runs Waybook can restore it with the command waybook restore.'
const SEVERAL_SERVERS =
  'Several servers run on this database. The person who runs Waybook can stop all of them and restore the backup with the command waybook restore.'
const BUSY = 'A backup is already being checked or restored. Wait until it has finished.'

/** Receives, checks and keeps the backup that waits to be restored. The server that runs it restores the backup between two openings. */
export class Restorer implements Restores {
  readonly settings: RestoreSettings
  readonly data: DataDir
  #isBusy = false
  #waiting: (ChosenBackup & { readonly expiry: NodeJS.Timeout }) | null = null
  #running: ChosenBackup | null = null
  #begun = Promise.withResolvers<ChosenBackup>()
  #status: RestoreStatus | null = null

  constructor(settings: RestoreSettings) {
    this.settings = settings
    this.data = dataDirAt(settings.dataDir)
  }

  async receive(coming: Coming, userId: string): Promise<RestorePlan> {
    return await this.#prepare(userId, async (folder) => {
      const file = path.join(folder, 'uploaded')
      const maxBytes = Math.min(RESTORE_MAX_BYTES, await this.#freeBytes())
      await writeStream(file, coming, { maxBytes, tooLarge })
      return { file, madeAt: null }
    })
  }

  async prepareStored(name: string, userId: string): Promise<RestorePlan> {
    return await this.#prepare(userId, async () => {
      const file = path.join(this.data.backups, name)
      const found = isStoredBackup(name) ? await stat(file).catch(() => null) : null
      if (!found) throw new Problem('not-found', accountProblems.backupNoLongerExists())
      return { file, madeAt: found.mtimeMs }
    })
  }

  async begin(restoreId: string, userId: string): Promise<void> {
    await this.#expectOneServer()
    const chosen = this.#waiting
    if (chosen?.restoreId !== restoreId || chosen.userId !== userId)
      throw new Problem('not-found', accountProblems.checkedBackupNoLongerExists())
    if (this.#isBusy) throw new Problem('conflict', BUSY)
    this.#isBusy = true
    this.#waiting = null
    clearTimeout(chosen.expiry)
    this.#status = { restoreId, state: 'running', error: null, before: null }
    this.#running = chosen
    this.#begun.resolve(chosen)
  }

  async cancel(restoreId: string): Promise<void> {
    if (this.#waiting?.restoreId === restoreId) await this.#discardWaiting()
  }

  status(): RestoreStatus | null {
    return this.#status
  }

  /** Resolves when a game master begins a restore. */
  async untilBegun(): Promise<ChosenBackup> {
    return await this.#begun.promise
  }

  /** Reports how the restore that was begun has ended. Then another one can begin. */
  ended(status: Pick<RestoreStatus, 'state' | 'error' | 'before'>): void {
    if (this.#status) this.#status = { ...this.#status, ...status }
    this.#isBusy = false
    this.#running = null
    this.#begun = Promise.withResolvers()
  }

  /** Also discards a backup whose restore the server could no longer run. */
  async close(): Promise<void> {
    await this.#discardWaiting()
    await this.#running?.prepared.discard()
  }

  async #prepare(
    userId: string,
    find: (folder: string) => Promise<{ readonly file: string; readonly madeAt: number | null }>,
  ): Promise<RestorePlan> {
    if (this.#isBusy) throw new Problem('conflict', BUSY)
    this.#isBusy = true
    try {
      await this.#expectOneServer()
      await this.#discardWaiting()
      const staging = await openStaging(this.data.packing)
      try {
        const { file, madeAt } = await find(staging.folder)
        const prepared = await this.#check(file)
        return await this.#keep({ restoreId: randomId(), userId, prepared }, madeAt)
      } finally {
        await staging.remove()
      }
    } finally {
      this.#isBusy = false
    }
  }

  async #check(file: string): Promise<PreparedRestore> {
    await expectDiskSpace({ diskSpace: openDiskSpace(this.data.root) }, (await stat(file)).size)
    const checked = (await isDatabase(file))
      ? await prepareRecords(file, this.data, this.settings)
      : await prepareArchive(file, this.settings, await this.#freeBytes())
    if (!checked.ok) throw new Problem('bad-params', `${checked.why}. Nothing has changed.`)
    return checked.prepared
  }

  async #keep(chosen: ChosenBackup, storedAt: number | null): Promise<RestorePlan> {
    const { restoreId, userId, prepared } = chosen
    const { campaignId } = this.settings
    try {
      this.#expectCampaign(prepared.found.campaigns)
      const { madeAt, accounts, pictures, missing } = prepared.found
      const described = describeBackup(prepared.fresh, { campaignId, userId })
      const expiry = setTimeout(() => void this.cancel(restoreId), RESTORE_WAITS_MS).unref()
      this.#waiting = { ...chosen, expiry }
      return { restoreId, ...described, madeAt: madeAt ?? storedAt, accounts, pictures, missing }
    } catch (error) {
      await prepared.discard()
      throw error
    }
  }

  #expectCampaign(campaigns: readonly string[]): void {
    const { campaignId } = this.settings
    if (campaigns.length > 1) throw new Problem('bad-params', SEVERAL_CAMPAIGNS)
    if (!campaigns.includes(campaignId))
      throw new Problem(
        'bad-params',
        `The backup is of an installation whose campaign has the id “${campaigns.join()}”. Here it is “${campaignId}”. The person who runs Waybook can restore it with the command waybook restore and CAMPAIGN_ID=${campaigns.join()}.`,
      )
  }

  async #expectOneServer(): Promise<void> {
    const { databaseUrl: url } = this.settings
    if (url === null) return
    const { countServers } = await import('#database/postgres/shown-settings.ts')
    if ((await countServers(url)) > 1) throw new Problem('not-supported', SEVERAL_SERVERS)
  }

  async #discardWaiting(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = null
    clearTimeout(waiting?.expiry)
    await waiting?.prepared.discard()
  }

  async #freeBytes(): Promise<number> {
    return Math.max(0, (await openDiskSpace(this.data.root).freeBytes()) - UPLOAD_FLOOR_BYTES)
  }
}

function tooLarge(): Problem {
  return new Problem(
    'too-large',
    `The backup is too large: it has more than ${RESTORE_MAX_BYTES / 1024 ** 3} GB, or the disk has too little room`,
  )
}
