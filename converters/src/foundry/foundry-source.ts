import type { PageIds } from '../folder/page-ids.ts'
import type { PictureShelf } from '../folder/picture-shelf.ts'
import { nameOf } from '../folder/plain-text.ts'
import type { CampaignSkills } from '../genesys/campaign-skills.ts'
import { Fields, isRecord } from '../reading/fields.ts'
import { readJson } from '../reading/read-json.ts'
import { isPicturePath, type SourceFiles } from '../reading/source-files.ts'
import type { Findings } from '../report/findings.ts'

type DocumentKind = 'actor' | 'item' | 'journal' | 'scene'
export type GameSystem = 'genesys' | 'starwarsffg'

/** A document of an export. */
export interface FoundryDocument {
  readonly kind: DocumentKind
  readonly fields: Fields
  /** `null` for a system that Waybook does not read. */
  readonly system: GameSystem | null
  readonly systemName: string
  readonly name: string
  readonly visible: boolean
  readonly file: string
}

/** What pages of an export need of each other. */
export interface FoundryContext {
  readonly findings: Findings
  readonly ids: PageIds
  readonly pictures: PictureShelf
  readonly skills: CampaignSkills
  /** The pages by the ids of their documents, which links use. */
  readonly pageOf: Map<string, { readonly id: string; readonly visible: boolean }>
  readonly pictureAt: (path: string) => string
}

const LISTS = new Map<string, DocumentKind>([
  ['actors', 'actor'],
  ['items', 'item'],
  ['journal', 'journal'],
  ['journals', 'journal'],
  ['scenes', 'scene'],
])

const DOCUMENT = /"(?:_stats|ownership|permission|prototypeToken|exportSource)"\s*:/

export function isFoundry(source: SourceFiles): boolean {
  return [...source].some(
    ([path, text]) => path.endsWith('.json') && text !== null && text.includes('"_id"') && DOCUMENT.test(text),
  )
}

/** The documents of all files: single ones, lists of them, and worlds with a list of each kind. */
export function readDocuments(source: SourceFiles, findings: Findings): FoundryDocument[] {
  return [...source.keys()].toSorted().flatMap((file) => {
    const text = source.get(file)
    if (typeof text !== 'string' || !file.endsWith('.json')) return []
    const read = readJson(text)
    if (!read.ok) {
      findings.leaveOut(file, 'brokenFile', `${read.place}: ${read.why}`)
      return []
    }
    const documents = documentsIn(read.value, file, findings)
    if (documents.length > 0) findings.read(file)
    return documents
  })
}

function documentsIn(value: unknown, file: string, findings: Findings): FoundryDocument[] {
  const single = toDocument(value, kindOfFile(file), { file, findings })
  if (single) return [single]
  const lists: [unknown, DocumentKind | null][] = Array.isArray(value)
    ? [[value, kindOfFile(file)]]
    : isRecord(value)
      ? Array.from(LISTS, ([key, kind]) => [value[key], kind])
      : []
  return lists.flatMap(([list, kind]) =>
    Array.isArray(list) ? list.flatMap((one: unknown) => toDocument(one, kind, { file, findings }) ?? []) : [],
  )
}

interface Origin {
  readonly file: string
  readonly findings: Findings
}

function toDocument(value: unknown, expected: DocumentKind | null, { file, findings }: Origin): FoundryDocument | null {
  if (!isRecord(value) || typeof value['_id'] !== 'string') return null
  const kind = kindOf(value) ?? expected
  if (kind === null) return null
  const name = nameOf(typeof value['name'] === 'string' ? value['name'] : '', 'Unnamed')
  const fields = new Fields(value, `${file}: ${name}`, findings)
  const { system, systemName } = systemOf(fields)
  return { kind, fields, system, systemName, name, visible: isVisible(fields, findings), file }
}

function kindOfFile(file: string): DocumentKind | null {
  const [, kind] = /fvtt-(Actor|Item|JournalEntry|Scene)-/i.exec(file) ?? []
  return kind === undefined
    ? null
    : kind.toLowerCase() === 'journalentry'
      ? 'journal'
      : (LISTS.get(`${kind.toLowerCase()}s`) ?? null)
}

const ACTORS = new Set<unknown>(['character', 'minion', 'rival', 'nemesis', 'vehicle', 'homestead', 'npc'])

function kindOf(value: Readonly<Record<string, unknown>>): DocumentKind | null {
  if (Array.isArray(value['pages']) || typeof value['content'] === 'string') return 'journal'
  if (Array.isArray(value['walls']) || Array.isArray(value['tokens'])) return 'scene'
  if (ACTORS.has(value['type']) || isRecord(value['prototypeToken'])) return 'actor'
  return isRecord(value['system']) || isRecord(value['data']) ? 'item' : null
}

/** The data of a system moved from `data` to `system` in version 10. */
export function systemData(fields: Fields): Fields {
  return fields.record(fields.has('system') ? 'system' : 'data')
}

function systemOf(fields: Fields): { readonly system: GameSystem | null; readonly systemName: string } {
  const named = fields.record('_stats').text('systemId') || fields.record('flags').record('exportSource').text('system')
  fields.ignore('_stats', 'flags')
  if (named === 'genesys' || named === 'starwarsffg') return { system: named, systemName: named }
  if (named !== '') return { system: null, systemName: named }
  const { characteristics } = Object.fromEntries(
    Object.entries(asRecord(fields.value(fields.has('system') ? 'system' : 'data'))),
  )
  const isCapitalized = isRecord(characteristics) && Object.hasOwn(characteristics, 'Brawn')
  return { system: isCapitalized ? 'starwarsffg' : 'genesys', systemName: '' }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

/** Observers and owners among all players see a document. Those that single players see are hidden, and reported. */
function isVisible(fields: Fields, findings: Findings): boolean {
  const ownership = fields.value('ownership') ?? fields.value('permission')
  const rights = isRecord(ownership) ? ownership : {}
  if (sees(rights['default'])) return true
  const isForSome = Object.entries(rights).some(([user, right]) => user !== 'default' && sees(right))
  findings.remark(isForSome ? 'hiddenBecauseOfPermissions' : 'hidden', fields.text('name'))
  return false
}

const OBSERVER = 2

export function sees(right: unknown): boolean {
  return typeof right === 'number' && right >= OBSERVER
}

/** Finds pictures by the end of their path, because an export names them from the folder of the whole installation. */
export function pictureFinder(source: SourceFiles): (path: string) => string {
  const pictures = [...source.keys()].filter(isPicturePath)
  const byName = Map.groupBy(pictures, nameIn)
  return (written) => {
    const path = decoded(written)
    // The icons of the program itself.
    if (path === '' || /^(?:icons|systems|modules)\//.test(path)) return ''
    const some = byName.get(nameIn(path)) ?? []
    return some.find((one) => path.endsWith(one) || one.endsWith(path)) ?? some[0] ?? path
  }
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
