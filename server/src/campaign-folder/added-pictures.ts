import path from 'node:path'

import type { AddedPicture } from './campaign-sources.ts'

/** The folder for pictures that were added in the place of the campaign's own, which the texts go on naming. */
const ASIDE = 'added'

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/**
 * Where an added picture lies in an export. Beside the text of its entity it is that entity's picture without being named there; where the folder has
 * one of its own, no place makes it the entity's, for the text has to stay as it was written.
 */
export function exportedPath({ file, contentType, replaces }: AddedPicture): string {
  const ending = endings[contentType] ?? contentType.slice(contentType.indexOf('/') + 1)
  const beside = `${file.slice(0, -path.posix.extname(file).length)}.${ending}`
  return replaces ? `${ASIDE}/${beside}` : beside
}
