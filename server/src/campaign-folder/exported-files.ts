import { exportedPath } from './added-pictures.ts'
import { CAMPAIGN_FILE } from './campaign-file.ts'
import type { CampaignSources } from './campaign-sources.ts'

/** What a campaign's folder holds when it is exported, by the paths of the files. */
export interface ExportedFiles {
  readonly texts: readonly { readonly path: string; readonly text: string }[]
  /** As they are kept, by their hashes. */
  readonly pictures: readonly { readonly path: string; readonly hash: string }[]
}

export function exportedFiles({ campaign, files, pictures, added }: CampaignSources): ExportedFiles {
  return {
    texts: [{ path: CAMPAIGN_FILE, text: campaign }, ...files],
    pictures: [...pictures, ...added.map((one) => ({ hash: one.hash, path: exportedPath(one) }))],
  }
}
