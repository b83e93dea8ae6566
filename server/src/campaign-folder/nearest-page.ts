import path from 'node:path'

import { nameOfFile, withoutMarkdown } from './file-id.ts'

/** The paths of the files of pages, by id. */
export type FilesById = ReadonlyMap<string, string>

/**
 * Chooses among pages of the same name as Obsidian does: the page whose path or file name is exactly what a link says, then the page in the
 * folder of the file that has the link or below it, then the shortest path. Pages with equally short paths are in the order of the alphabet.
 */
export function nearestPage(
  ids: readonly string[],
  files: FilesById,
  { written, from }: { readonly written: string; readonly from: string },
): string | null {
  const target = comparable(withoutMarkdown(written.trim()).replace(/^\/+/, ''))
  const folder = path.posix.dirname(from)
  const ranks = ids.map((id) => {
    const file = files.get(id) ?? id
    const isPath = comparable(withoutMarkdown(file)) === target
    const isName = comparable(nameOfFile(file)) === comparable(path.posix.basename(target))
    const isNear = folder === '.' || file.startsWith(`${folder}/`)
    return { id, file, rank: [isPath, isName, isNear].map((is) => (is ? 0 : 1)).join('') }
  })
  const [best] = ranks.toSorted(
    (one, other) =>
      compare(one.rank, other.rank) || one.file.length - other.file.length || compare(one.file, other.file),
  )
  return best?.id ?? null
}

/** Whether a link is on the line of a callout's marker, after it, where a secret names its readers. */
export function isInMarker(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).includes('[!')
}

function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** Not by locale, so that the same folder means the same everywhere. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
