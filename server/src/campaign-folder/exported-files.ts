import path from 'node:path'

import { CAMPAIGN_FILE } from './campaign-file.ts'
import type { AddedPicture, CampaignSources } from './campaign-sources.ts'

/** What a campaign's folder holds when it is exported, by the paths of the files. */
export interface ExportedFiles {
  readonly texts: readonly { readonly path: string; readonly text: string }[]
  /** Their bytes are stored by these hashes. */
  readonly pictures: readonly { readonly path: string; readonly hash: string }[]
}

export function exportedFiles({ campaign, files, pictures, added }: CampaignSources): ExportedFiles {
  return {
    texts: [{ path: CAMPAIGN_FILE, text: campaign }, ...files],
    pictures: [...pictures, ...added.map((one) => ({ hash: one.hash, path: exportedPath(one) }))],
  }
}

/** The folder for pictures that were added in the place of the campaign's own, which the texts go on naming. */
const ASIDE = 'added'

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/**
 * Where an added picture lies in an export. Beside the text of its entity it is that entity's picture without being named there; where the folder has
 * one of its own, no place makes it the entity's, for the text has to stay as it was written.
 */
function exportedPath({ file, contentType, replaces }: AddedPicture): string {
  const ending = endings[contentType] ?? contentType.slice(contentType.indexOf('/') + 1)
  const beside = `${file.slice(0, -path.posix.extname(file).length)}.${ending}`
  return replaces ? `${ASIDE}/${beside}` : beside
}
