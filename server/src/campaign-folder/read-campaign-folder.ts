import type { Slicing } from '#runtime/slices.ts'

import { CAMPAIGN_FILE, readCampaignFile, type CampaignFile } from './campaign-file.ts'
import { campaignRules } from './campaign-rules.ts'
import { writeFacts, type WrittenFacts } from './facts/write-facts.ts'
import { idsIn, typedReader, type StoredFiles, type TypedOf } from './folder-ids.ts'
import { pagesOfLooseMaps } from './loose-maps.ts'
import { readFolder, type CampaignFolder } from './read-folder.ts'

/** A folder whose texts include the files generated from its facts. */
export interface ReadCampaign extends CampaignFolder {
  /** The folder as it is, without these files. */
  readonly folder: CampaignFolder
  readonly atItsRow: WrittenFacts['atItsRow']
  /** The ids of the entities' files, by path. */
  readonly idOf: ReadonlyMap<string, string>
  readonly stored: StoredFiles
  readonly typedOf: TypedOf
  /** The files made from its facts. Rows are all imported or none. */
  readonly generated: ReadonlySet<string>
}

interface Reading {
  /** The files of an earlier import, by the id of their entity. */
  readonly stored?: StoredFiles
  readonly typedOf?: TypedOf
}

/** Reads the files of a campaign's folder, and writes those of its facts. */
export async function readCampaignFolder(
  folder: string,
  { slicing, ...reading }: Reading & { readonly slicing?: Slicing | undefined } = {},
): Promise<ReadCampaign> {
  return readCampaign(await readFolder(folder, slicing), reading)
}

/** Names the entities in a folder, and writes the files of its facts and of maps that no page names. */
export function readCampaign(
  read: CampaignFolder,
  { stored = new Map(), typedOf = typedReader() }: Reading = {},
): ReadCampaign {
  const maps = pagesOfLooseMaps(read)
  const known = { ...read, folder: read, stored, typedOf }
  if (read.facts.size === 0 && maps.size === 0)
    return { ...known, idOf: idsIn(read.texts, stored, typedOf), atItsRow: (one) => one, generated: new Set() }
  const { skills } = campaignRules(aboutIn(read).value)
  const others = new Set(idsIn(read.texts, stored, typedOf).values())
  const { texts, faults, atItsRow } = writeFacts(read.facts, { others, skills })
  const all = new Map([...maps, ...read.texts, ...texts])
  return {
    ...known,
    texts: all,
    faults: [...read.faults, ...faults],
    atItsRow,
    idOf: idsIn(all, stored, typedOf),
    generated: new Set(texts.keys()),
  }
}

/** A folder with another `campaign.yaml`. No file is read again. */
export function withCampaignFile(read: ReadCampaign, text: string): ReadCampaign {
  const { folder } = read
  return readCampaign({ ...folder, texts: new Map(folder.texts).set(CAMPAIGN_FILE, text) }, read)
}

/** What the folder's `campaign.yaml` says. */
export function aboutIn({ texts, misnamed }: Pick<CampaignFolder, 'texts' | 'misnamed'>): CampaignFile {
  return readCampaignFile(texts.get(CAMPAIGN_FILE), misnamed)
}
