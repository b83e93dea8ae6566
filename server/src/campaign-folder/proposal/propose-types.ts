import path from 'node:path'

import { CAMPAIGN_FILE } from '../campaign-file.ts'
import { type FileType, type FileTypes, NO_PAGE, typeOfFile } from '../file-types.ts'
import type { TypedOf } from '../folder-ids.ts'
import { typedIn } from '../own-keys.ts'
import { typeOfWord } from './type-words.ts'

/** A type for the files of a folder, with a tag, or with an own type. */
export interface ProposedType {
  /** The folder, the tag or the author's type, as in `campaign.yaml`. */
  readonly name: string
  readonly type: FileType
  /** How many files get their type from it. */
  readonly files: number
  readonly why: 'name' | 'statblocks' | 'chosen'
}

/** What `campaign.yaml` could say about files that are only notes otherwise. */
export interface TypeProposal {
  readonly folders: readonly ProposedType[]
  readonly types: readonly ProposedType[]
  readonly tags: readonly ProposedType[]
}

/** The code block of the plugin Fantasy Statblocks. */
const STAT_BLOCK = /^[ \t>]*`{3,}[ \t]*statblock\b/m
/** A folder where at least this share of the files has a stat block is one of characters. */
const MOST = 0.5

interface Untyped {
  readonly file: string
  readonly type: string | null
  readonly tags: readonly string[]
  readonly hasStatBlock: boolean
}

/** Proposes types from the names of folders, types and tags, and from what is in the files. `known` are the types that `campaign.yaml` gives. */
export function proposeTypes(
  texts: ReadonlyMap<string, string>,
  known: FileTypes,
  typedOf: TypedOf = (file, text) => typedIn(text, file),
): TypeProposal {
  const untyped = Array.from(texts).flatMap(([file, text]) => {
    if (file === CAMPAIGN_FILE) return []
    const typed = typedOf(file, text)
    if (typeOfFile(file, typed, known) !== 'note') return []
    return [{ file, ...typed, hasStatBlock: STAT_BLOCK.test(text) }]
  })
  const types = byName(untyped, ({ type }) => (type === null ? [] : [type]))
  const folders = [...byFolder(untyped), ...byStatBlock(untyped)]
  const inFolders = new Set(folders.map(({ name }) => name))
  const others = untyped.filter(({ file }) => !foldersAbove(file).some((folder) => inFolders.has(folder)))
  return { types, folders, tags: byName(others, ({ tags }) => tags.flatMap((tag) => tag.split('/', 1))) }
}

/** Each name that is a word for a type, with the files that have it. */
function byName(files: readonly Untyped[], namesOf: (file: Untyped) => readonly string[]): ProposedType[] {
  const found = new Map<string, ProposedType>()
  for (const file of files)
    for (const name of new Set(namesOf(file))) {
      const type = typeOfWord(name)
      if (type === null || type === NO_PAGE) continue
      found.set(name, { name, type, files: (found.get(name)?.files ?? 0) + 1, why: 'name' })
    }
  return sorted(found.values())
}

/** The nearest folder of each file whose name is a word for a type. */
function byFolder(files: readonly Untyped[]): ProposedType[] {
  const found = new Map<string, ProposedType>()
  for (const { file } of files) {
    const folder = foldersAbove(file).find((one) => typeOfWord(path.posix.basename(one)) !== null)
    const type = folder === undefined ? null : typeOfWord(path.posix.basename(folder))
    if (folder === undefined || type === null) continue
    found.set(folder, { name: folder, type, files: (found.get(folder)?.files ?? 0) + 1, why: 'name' })
  }
  return sorted(found.values())
}

/** The highest folders without a word for a type where most files have a stat block. */
function byStatBlock(files: readonly Untyped[]): ProposedType[] {
  const isNamed = (folder: string) => typeOfWord(path.posix.basename(folder)) !== null
  const unnamed = files.filter(({ file }) => !foldersAbove(file).some(isNamed))
  const inFolder = new Map<string, Untyped[]>()
  for (const one of unnamed)
    for (const folder of foldersAbove(one.file)) {
      const some = inFolder.get(folder)
      if (some) some.push(one)
      else inFolder.set(folder, [one])
    }
  const share = (some: readonly Untyped[]) => some.filter(({ hasStatBlock }) => hasStatBlock).length / some.length
  const mostly = new Map([...inFolder].filter(([, some]) => share(some) >= MOST))
  const highest = [...mostly].filter(([folder]) => !foldersAbove(folder).some((above) => mostly.has(above)))
  return sorted(
    highest.map(([name, some]) => ({ name, type: 'character', files: some.length, why: 'statblocks' }) as const),
  )
}

/** The folders of a file, the nearest first. */
export function foldersAbove(file: string): string[] {
  const folders: string[] = []
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) folders.push(folder)
  return folders
}

/** Those with the most files first. */
function sorted(some: Iterable<ProposedType>): ProposedType[] {
  return [...some].toSorted((one, other) => other.files - one.files || one.name.localeCompare(other.name))
}
