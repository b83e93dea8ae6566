import path from 'node:path'

import { type ImportReading, typeOfCategory, type TypedFiles } from '@waybook/contract'

import { CAMPAIGN_FILE } from '../campaign-file.ts'
import type { TypedOf } from '../folder-ids.ts'
import { foldersAbove, type TypeProposal } from './propose-types.ts'
import { isOwnType } from './type-words.ts'

/**
 * Every file that does not say what it is, by the folder that decides: the nearest one with a type, otherwise the highest one, whose files are
 * notes. The folders with the most files come first.
 */
export function countFolders(
  texts: ReadonlyMap<string, string>,
  {
    proposal,
    reading,
    typedOf,
  }: { readonly proposal: TypeProposal; readonly reading: ImportReading; readonly typedOf: TypedOf },
): { readonly folders: TypedFiles[]; readonly inNoFolder: number } {
  const proposed = new Map(proposal.folders.map((one) => [one.name, one]))
  const known = (folder: string): Omit<TypedFiles, 'files'> | null => {
    const found = proposed.get(folder)
    if (found) return { name: folder, type: found.type, why: found.why }
    const type = typeOfCategory(path.posix.basename(folder).toLowerCase())
    return type ? { name: folder, type, why: 'name' } : null
  }
  const counts = new Map<string, TypedFiles>()
  let inNoFolder = 0
  for (const [file, text] of texts) {
    if (file === CAMPAIGN_FILE || isOwnType(typedOf(file, text).type)) continue
    const folders = foldersAbove(file)
    const highest = folders.at(-1)
    const decides = folders.map(known).find((one) => one !== null) ?? unknown(highest)
    if (!decides) inNoFolder += 1
    else counts.set(decides.name, { ...decides, files: (counts.get(decides.name)?.files ?? 0) + 1 })
  }
  // A chosen folder stays listed, even if its subfolders decide about all of its files.
  for (const [name, type] of Object.entries(reading.folders ?? {}))
    if (!counts.has(name)) counts.set(name, { name, type, files: 0, why: 'chosen' })
  return { folders: [...counts.values()].toSorted(byFiles), inNoFolder }
}

function unknown(folder: string | undefined): Omit<TypedFiles, 'files'> | null {
  return folder === undefined ? null : { name: folder, type: 'note', why: 'none' }
}

function byFiles(one: TypedFiles, other: TypedFiles): number {
  return other.files - one.files || one.name.localeCompare(other.name)
}
