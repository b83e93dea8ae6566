import type { EntityType } from '@waybook/contract'
import { splitFile } from '@waybook/entity-text'

import { setOfPath } from '#database/library-row.ts'
import { blankedCode } from '#rich-text/code.ts'

import { CAMPAIGN_FILE, readCampaignFile } from './campaign-file.ts'
import { note, type Fault } from './fault.ts'
import { freeId, idByType, idOfFile, withoutMarkdown } from './file-id.ts'
import { fileTypesIn, knownTypeOf, NO_PAGE, typeOfFile, type FileTypes, type TypedFile } from './file-types.ts'
import { typedIn } from './own-keys.ts'

export interface SortedFiles {
  /** File paths by entity id. */
  readonly entities: ReadonlyMap<string, string>
  readonly faults: readonly Fault[]
}

/** What a file says about itself. */
export type TypedOf = (file: string, text: string) => TypedFile

/** Reads the front matter of each text once, however often it is asked. */
export function typedReader(): TypedOf {
  const known = new Map<string, { readonly text: string; readonly typed: TypedFile }>()
  return (file, text) => {
    const before = known.get(file)
    if (before?.text === text) return before.typed
    const typed = typedIn(text, file)
    known.set(file, { text, typed })
    return typed
  }
}

interface Sorting {
  readonly types: FileTypes
  readonly typedOf?: TypedOf
  /** The ids that files got in an earlier import, by path. They keep them, even if new files would come first. */
  readonly storedIds?: ReadonlyMap<string, string>
}

/** A description of the folder for people. It is not part of the campaign. */
const READ_ME = /(?:^|\/)readme\.md$/i
/** Files from which Obsidian and its plugin Templater make others. */
const TEMPLATE_FOLDER = /(?:^|\/)_?templates?\//i
const TEMPLATER = /<%[-_*~]?/
/** A drawing of the plugin Excalidraw, which is data in a Markdown file. */
const DRAWING = /\.excalidraw\.md$/i

/** How many files are listed whose ids differ from their names. */
const LISTED_MAX = 100

/** The files of entities in Waybook, by id. */
export type StoredFiles = ReadonlyMap<string, { readonly path: string; readonly text: string }>

/** The ids that an import gives to the files of a folder, by path. */
export function idsIn(
  texts: ReadonlyMap<string, string>,
  stored: StoredFiles,
  typedOf?: TypedOf,
): ReadonlyMap<string, string> {
  const types = fileTypesIn(readCampaignFile(texts.get(CAMPAIGN_FILE), null).value)
  const { entities } = sortFiles(texts, { types, storedIds: idsByPath(stored), ...(typedOf && { typedOf }) })
  return new Map(Array.from(entities, ([id, path]) => [path, id]))
}

export function idsByPath(stored: StoredFiles): ReadonlyMap<string, string> {
  return new Map(Array.from(stored, ([id, { path }]) => [path, id]))
}

/** Gives an id to each Markdown file that is an entity. */
export function sortFiles(
  texts: ReadonlyMap<string, string>,
  { types, typedOf = (file, text) => typedIn(text, file), storedIds = new Map() }: Sorting,
): SortedFiles {
  const files = new Map<string, string[]>()
  const faults: Fault[] = []
  for (const [file, text] of texts) {
    if (file === CAMPAIGN_FILE || READ_ME.test(file)) continue
    const type = typeUnlessTemplate(file, text, { types, typedOf })
    if (type === NO_PAGE) faults.push(noPage(file))
    else if (type === 'template') faults.push(template(file))
    else {
      const id = idOfFile(file) ?? idByType(file, type)
      const same = files.get(id)
      if (same) same.push(file)
      else files.set(id, [file])
    }
  }
  const entities = distinctIds(files, storedIds)
  return { entities, faults: [...faults, ...numbered(entities, files), ...renamed(entities, files)] }
}

function typeUnlessTemplate(
  file: string,
  text: string,
  { types, typedOf }: Required<Omit<Sorting, 'storedIds'>>,
): EntityType | typeof NO_PAGE | 'template' {
  if (isForTemplater(text) || DRAWING.test(file)) return 'template'
  // Reading the front matter of each file would take long, and the folder decides about most.
  if (idOfFile(file) !== null) return types.folders.size === 0 ? 'note' : typeOfFile(file, typedOf(file, text), types)
  const type = knownTypeOf(file, typedOf(file, text), types)
  return type ?? (TEMPLATE_FOLDER.test(file) ? 'template' : 'note')
}

/** Code may have what a template left in a page, such as a query for the day. */
function isForTemplater(text: string): boolean {
  if (!TEMPLATER.test(text)) return false
  const { body, bodyOffset } = splitFile(text)
  return TEMPLATER.test(text.slice(0, bodyOffset)) || TEMPLATER.test(blankedCode(body))
}

/** Several files with the same id get `id`, `id-2` and so on. A file with exactly this path comes first, the others in order of their paths. */
function distinctIds(files: ReadonlyMap<string, readonly string[]>, storedIds: ReadonlyMap<string, string>) {
  const entities = new Map<string, string>()
  const assigned = new Set<string>()
  const assign = (id: string, file: string) => {
    entities.set(id, file)
    assigned.add(file)
  }
  const isTaken = (id: string) => entities.has(id)
  for (const [id, [first, ...others]] of files)
    if (first !== undefined && others.length === 0 && !isNumberOf(storedIds.get(first), id)) assign(id, first)
  for (const [id, some] of files) {
    const left = some.filter((file) => !assigned.has(file))
    for (const file of left) {
      const stored = storedIds.get(file)
      if (stored !== undefined && (stored === id || isNumberOf(stored, id)) && !isTaken(stored)) assign(stored, file)
    }
    const inOrder = left.filter((file) => !assigned.has(file)).toSorted((one, other) => rank(one, id) - rank(other, id))
    for (const file of inOrder)
      assign(
        freeId(id, (tried) => isTaken(tried) || (tried !== id && files.has(tried))),
        file,
      )
  }
  return entities
}

/** Whether an id is `base-2`, `base-3` and so on. */
function isNumberOf(id: string | undefined, base: string): boolean {
  return id !== undefined && id.startsWith(`${base}-`) && /^\d+$/.test(id.slice(base.length + 1))
}

function rank(file: string, id: string): number {
  return withoutMarkdown(file) === id ? 0 : 1
}

/** A note for each file that shares its id with another. */
function numbered(entities: SortedFiles['entities'], files: ReadonlyMap<string, readonly string[]>): Fault[] {
  const idOf = new Map(Array.from(entities, ([id, file]) => [file, id]))
  return Array.from(files).flatMap(([id, some]) =>
    some.flatMap((file) => {
      const own = idOf.get(file)
      if (own === undefined || own === id) return []
      const other = entities.get(id) ?? some.find((one) => one !== file) ?? ''
      return [
        note(
          { file, line: 1 },
          `its id is ${own}, because ${other} is ${id}`,
          'links may use the id or the path of the file',
        ),
      ]
    }),
  )
}

/** A note for each file whose id differs from its name. */
function renamed(entities: SortedFiles['entities'], files: ReadonlyMap<string, unknown>): Fault[] {
  const isNamed = (id: string, file: string) =>
    withoutMarkdown(file) === id || (setOfPath(file) !== '' && withoutMarkdown(file).endsWith(`/${id}`))
  const others = [...entities].filter(([id, file]) => !isNamed(id, file) && files.has(id))
  const more = others.length - LISTED_MAX
  return others.slice(0, LISTED_MAX).map(([id, file], index) => {
    const also = more > 0 && index === LISTED_MAX - 1 ? `, and ${more} more files get theirs the same way` : ''
    return note({ file, line: 1 }, `its id is ${id}${also}`, 'links may use the id, the name or the name of the file')
  })
}

function noPage(file: string): Fault {
  const why = 'campaign.yaml says that this is no page, so it was left out'
  return { ...note({ file, line: 1 }, why, 'change none to a type to read it'), leavesOut: 'file' }
}

function template(file: string): Fault {
  const fix = 'write its folder and a type under folders: in campaign.yaml to read it'
  const what = DRAWING.test(file) ? 'a drawing of Excalidraw' : 'a template'
  return { ...note({ file, line: 1 }, `this is ${what}, so it was left out`, fix), leavesOut: 'file' }
}
