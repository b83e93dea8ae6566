import type { Slicing } from '#runtime/slices.ts'

import { CAMPAIGN_FILE, readCampaignFile, type CampaignFile } from './campaign-file.ts'
import { campaignRules } from './campaign-rules.ts'
import { writeFacts, type WrittenFacts } from './facts/write-facts.ts'
import { idsIn, type StoredFiles } from './folder-ids.ts'
import { pagesOfLooseMaps } from './loose-maps.ts'
import { readFolder, type CampaignFolder } from './read-folder.ts'

/** A folder whose texts include the files generated from its facts. */
export interface ReadCampaign extends CampaignFolder {
  readonly atItsRow: WrittenFacts['atItsRow']
  /** The ids of the entities' files, by path. */
  readonly idOf: ReadonlyMap<string, string>
  readonly stored: StoredFiles
  /** The files made from its facts. Rows are all imported or none. */
  readonly generated: ReadonlySet<string>
}

/** Reads the files of a campaign's folder, and writes those of its facts. `stored`: the files of an earlier import, by the id of their entity. */
export async function readCampaignFolder(
  folder: string,
  { slicing, stored = new Map() }: { readonly slicing?: Slicing | undefined; readonly stored?: StoredFiles } = {},
): Promise<ReadCampaign> {
  const read = await readFolder(folder, slicing)
  const about = aboutIn(read).value
  const others = new Set(idsIn(read.texts, stored).values())
  const { texts, faults, atItsRow } = writeFacts(read.facts, { others, skills: campaignRules(about).skills })
  const all = new Map([...pagesOfLooseMaps(read), ...read.texts, ...texts])
  const idOf = idsIn(all, stored)
  return {
    ...read,
    texts: all,
    faults: [...read.faults, ...faults],
    atItsRow,
    idOf,
    stored,
    generated: new Set(texts.keys()),
  }
}

/** What the folder's `campaign.yaml` says. */
export function aboutIn({ texts, misnamed }: Pick<CampaignFolder, 'texts' | 'misnamed'>): CampaignFile {
  return readCampaignFile(texts.get(CAMPAIGN_FILE), misnamed)
}
