import { removesMost } from '@waybook/contract'

import type { AuthoredCampaign } from '#campaign-folder/authored-campaign.ts'
import { CAMPAIGN_FILE } from '#campaign-folder/campaign-file.ts'
import type { Fault } from '#campaign-folder/fault.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'
import { mapInSlices } from '#runtime/slices.ts'

import { campaignDigest, toEntityRows, type EntityRows } from '../entities/stored/entity-rows.ts'
import { readStored, type Stored } from '../entities/stored/read-stored.ts'
import { crowdedMaps } from './crowded-maps.ts'
import { overruled } from './overruled.ts'
import type { WaitingText } from './waiting-files.ts'

/** The ids of the entities that an import adds, changes and removes, or would. */
export interface ImportReport {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Whether `campaign.yaml` or a cover changed. */
  readonly campaignChanged: boolean
  /** Whether nothing is written, because the import would remove most entities and must not. */
  readonly refused: boolean
  /** Whether nothing is written, because somebody has changed a text since it was reconciled with the folder. */
  readonly isOutdated: boolean
  /** How many entities the campaign had before. */
  readonly before: number
  /** Instructions in the folder that the import does not carry out, and maps on which nobody could see. */
  readonly notes: readonly Fault[]
}

/** The upload of an import. With it, the import can be undone. */
export interface ImportedUpload {
  readonly importId: string
  /** The name of the uploaded file. */
  readonly title: string
}

export interface ImportOptions {
  /** Whether to write nothing if it would remove most entities (`removesMost`). */
  readonly keepMost?: boolean
  readonly reconciled?: Reconciliation
  /** The upload, if the import can be undone. */
  readonly upload?: ImportedUpload | undefined
  /** Called at the end of the transaction, which fails with it. */
  readonly within?: ((tx: CampaignTransaction) => Promise<void>) | undefined
}

/** How a campaign was made from a folder and the stored texts. */
export interface Reconciliation {
  /** The versions of the stored texts. If they have changed since, nothing is imported. */
  readonly versions: ReadonlyMap<string, number>
  /** The folder's texts that were not imported unchanged, by their owner: an entity, or the name of the campaign's file. */
  readonly considered: ReadonlyMap<string, string>
  /** The files whose stored texts stay until somebody decides. */
  readonly waiting: readonly WaitingText[]
}

/** A campaign to import, as rows. Digests of a large campaign take a while, so they are made before the transaction. */
export interface PreparedCampaign {
  readonly authored: AuthoredCampaign
  readonly digest: string
  readonly entities: readonly EntityRows[]
  readonly notes: readonly Fault[]
}

export async function prepareCampaign(authored: AuthoredCampaign): Promise<PreparedCampaign> {
  const entities = await mapInSlices(authored.entities, toEntityRows)
  return { authored, digest: campaignDigest(authored), entities, notes: await crowdedMaps(authored) }
}

/** Reports what importing a campaign would do. Writes nothing. */
export async function compareWithStored(
  tables: CampaignTables,
  authored: AuthoredCampaign,
  how: ImportOptions = {},
): Promise<ImportReport> {
  return compareCampaign(await readStored(tables), await prepareCampaign(authored), how)
}

export function compareCampaign(
  stored: Stored,
  { digest, entities, notes }: PreparedCampaign,
  { keepMost = false, reconciled }: ImportOptions,
): ImportReport {
  const ids = new Set(entities.map(({ columns }) => columns.id))
  const isNew = ({ columns }: EntityRows) => !stored.entities.has(columns.id)
  const differs = (rows: EntityRows) => !isNew(rows) && stored.entities.get(rows.columns.id)?.digest !== rows.digest
  const before = stored.entities.size
  const removed = [...stored.entities.keys()].filter((id) => !ids.has(id))
  return {
    added: entities.filter(isNew).map(({ columns }) => columns.id),
    changed: entities.filter(differs).map(({ columns }) => columns.id),
    removed,
    campaignChanged: stored.campaign?.digest !== digest,
    refused: keepMost && removesMost({ removed, before }),
    isOutdated: reconciled !== undefined && !isSame(reconciled.versions, versionsOf(stored)),
    before,
    notes: [
      ...overruled(
        entities.map((one) => one.authored),
        stored,
      ),
      ...notes,
    ],
  }
}

function versionsOf({ entities, campaign }: Stored): Map<string, number> {
  const versions = new Map(Array.from(entities, ([id, { version }]) => [id, version]))
  return campaign ? versions.set(CAMPAIGN_FILE, campaign.version) : versions
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([owner, version]) => other.get(owner) === version)
}
