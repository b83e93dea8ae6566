import path from 'node:path'

import { UNIVERSAL_VTT } from '#blobs/prepare/picture-format.ts'

import { CAMPAIGN_FILE } from './campaign-file.ts'
import type { AddedPicture, CampaignSources } from './campaign-sources.ts'
import { unwrittenPages } from './loose-maps.ts'

/** The files of an exported campaign folder. */
export interface ExportedFiles {
  readonly texts: readonly { readonly path: string; readonly text: string }[]
  readonly played: readonly { readonly path: string; readonly text: string }[]
  /** The hashes are their keys in the blob store. */
  readonly pictures: readonly { readonly path: string; readonly hash: string }[]
  /** Files that Waybook does not read, unless another file has their path. */
  readonly kept: readonly { readonly path: string; readonly hash: string }[]
}

export function exportedFiles({
  campaign,
  files,
  pictures: ofFolder,
  added,
  generated = new Set(),
  kept = [],
  played = [],
}: CampaignSources): ExportedFiles {
  const unwritten = unwrittenPages(
    files,
    ofFolder.map((one) => one.path),
  )
  const pictures = [...ofFolder, ...added.map((one) => ({ hash: one.hash, path: exportedPath(one) }))]
  const marked = pictures.filter(({ hash }) => generated.has(hash)).map((one) => one.path)
  const texts = [
    { path: CAMPAIGN_FILE, text: campaign },
    ...files.filter((file) => !unwritten.has(file.path)),
    ...(marked.length === 0 ? [] : [{ path: GENERATED_FILE, text: listOf(marked) }]),
  ]
  const taken = new Set([...texts, ...pictures, ...played].map(({ path: one }) => one))
  return { texts, played, pictures, kept: kept.filter(({ path: one }) => !taken.has(one)) }
}

/** Names the generated pictures of an export, because no format of pictures keeps such a mark through every program. */
const GENERATED_FILE = 'generated-pictures.txt'

function listOf(paths: readonly string[]): string {
  return `These pictures were generated:\n${paths.toSorted().join('\n')}\n`
}

/** The folder for pictures that replace the campaign's own, which the texts still refer to. */
const ASIDE = 'added'

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  [UNIVERSAL_VTT]: 'uvtt',
}

/**
 * The path of an added picture in an export. Next to its entity's file, it becomes the entity's picture without a change to the file. If
 * the folder already has a picture for the entity, the added one goes to a separate folder.
 */
function exportedPath({ file, contentType, replaces }: AddedPicture): string {
  const ending = endings[contentType] ?? contentType.slice(contentType.indexOf('/') + 1)
  const beside = `${file.slice(0, -path.posix.extname(file).length)}.${ending}`
  return replaces ? `${ASIDE}/${beside}` : beside
}
