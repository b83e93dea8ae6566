import type { EntityType } from '@waybook/contract'

import { PageIds } from '../folder/page-ids.ts'
import { nameOf } from '../folder/plain-text.ts'
import { Fields } from '../reading/fields.ts'
import { readRecords } from '../reading/read-records.ts'
import { isPicturePath, type SourceFiles } from '../reading/source-files.ts'
import type { Findings } from '../report/findings.ts'
import { htmlWords } from '../text/read-html.ts'

/** The type of page for each module. Other modules, also a campaign's own, become plain pages. */
const typeOf = new Map<string, EntityType>([
  ['characters', 'character'],
  ['locations', 'location'],
  ['maps', 'location'],
  ['organisations', 'organization'],
  ['families', 'organization'],
  ['items', 'item'],
  ['events', 'event'],
  ['creatures', 'fauna'],
  ['races', 'identity'],
  ['abilities', 'talent'],
])

const PLAIN = new Set(['notes', 'quests', 'journals', 'tags', 'timelines', 'calendars'])

/** Modules that are no pages. Relations are in the files of the pages that have them. */
const LEFT_OUT = /^(?:attribute_templates|dice_rolls|bookmarks|conversations|relations|settings|gallery|whiteboards)$/

/** One page of the export. */
export interface KankaRecord {
  readonly file: string
  readonly module: string
  /** The whole file: the record of its module. */
  readonly top: Fields
  readonly entity: Fields
  readonly id: string
  readonly type: EntityType
  readonly name: string
  readonly visible: boolean
}

export interface KankaExport {
  readonly name: string
  /** The text about the whole campaign, in HTML, and the id of its page. */
  readonly about: string
  readonly aboutId: string
  readonly records: readonly KankaRecord[]
  /** Texts and relationships use these ids. */
  readonly byEntityId: ReadonlyMap<number, KankaRecord>
  /** `location_id` and the like use the ids of their module: `locations:12`. */
  readonly byChildId: ReadonlyMap<string, KankaRecord>
  readonly gallery: Gallery
}

interface Gallery {
  /** The path of a picture by its id or its stored path. */
  readonly find: (uuid: string, path: string) => string
  /** Pictures for the game master only. */
  readonly hidden: ReadonlySet<string>
}

export function isKanka(source: SourceFiles): boolean {
  const paths = [...source.keys()]
  return source.has('campaign.json') && paths.some((path) => /^(?:info|settings\/[^/]+)\.json$/.test(path))
}

/** Reads all files of an export. Their texts refer to each other, so pages are made afterwards. */
export function readKankaExport(source: SourceFiles, findings: Findings): KankaExport {
  const ids = new PageIds(findings)
  const records: KankaRecord[] = []
  const byEntityId = new Map<number, KankaRecord>()
  const byChildId = new Map<string, KankaRecord>()
  const hidden = new Set<string>()
  let [name, about] = ['', '']
  for (const { file, value } of readRecords(source, (one) => one.endsWith('.json'), findings)) {
    const [module = '', inModule] = file.split('/')
    const fields = new Fields(value, file, findings)
    if (inModule === undefined) {
      if (file === 'campaign.json') {
        name = fields.text('name')
        about = fields.text('entry')
        fields.ignore(...BOOKKEEPING)
        fields.finish()
      }
      findings.read(file)
    } else if (module === 'gallery') {
      if (!isForAll(fields.value('visibility_id'))) hidden.add(fields.text('id') || inModule.replace(/\.json$/, ''))
      findings.read(file)
    } else if (module === 'settings') findings.read(file)
    else if (!LEFT_OUT.test(module)) {
      const record = toRecord(fields, { file, module, ids })
      records.push(record)
      const [entityId, childId] = [record.entity.number('id'), record.top.number('id')]
      if (entityId !== null) byEntityId.set(entityId, record)
      if (childId !== null) byChildId.set(`${module}:${childId}`, record)
      findings.read(file)
    }
  }
  const aboutId = ids.take('note', 'About the campaign')
  return { name, about, aboutId, records, byEntityId, byChildId, gallery: galleryOf(source, hidden) }
}

/** Settings of a campaign in Kanka, which say nothing about its world. */
const BOOKKEEPING =
  'id slug locale created_at updated_at created_by updated_by visibility_id boost_count export_path export_date ui_settings settings default_images css theme_id follower is_featured is_open'.split(
    ' ',
  )

/** Whether a record becomes a page. A tag without a text is only a word. */
export function isPage({ module, entity }: KankaRecord): boolean {
  return module !== 'tags' || htmlWords(entity.text('entry')) !== ''
}

function toRecord(top: Fields, { file, module, ids }: { file: string; module: string; ids: PageIds }): KankaRecord {
  const entity = top.record('entity')
  const visible = isPublic(top, entity)
  const name = nameOf(entity.text('name') || top.text('name'), 'Unnamed')
  const isNews = module === 'journals' && visible
  const type = typeOf.get(module) ?? (isNews ? 'newsletter' : 'note')
  return { file, module, top, entity, id: ids.take(type, name), type, name, visible }
}

/** Whether the members of the campaign see a page. Anything but a clear "not private" hides it. */
function isPublic(top: Fields, entity: Fields): boolean {
  const written = [top.value('is_private'), entity.value('is_private')].filter((one) => one !== undefined)
  const isOpen = written.length > 0 && written.every((one) => one === false || one === 0 || one === '0')
  return isOpen && !entity.has('is_template') && !entity.has('archived_at') && !top.has('archived_at')
}

/** 1: everybody, 5: all members. 2: the game masters, 3 and 4: the author. */
export function isForAll(visibility: unknown): boolean {
  return visibility === 1 || visibility === 5 || visibility === '1' || visibility === '5'
}

/** Whether the module has a page type of its own, or is known as plain pages. */
export function isOwnModule(module: string): boolean {
  return !typeOf.has(module) && !PLAIN.has(module)
}

function galleryOf(source: SourceFiles, hiddenIds: ReadonlySet<string>): Gallery {
  const pictures = [...source.keys()].filter(isPicturePath)
  const byId = new Map(
    pictures.flatMap((path) => {
      const [, uuid] = /^gallery\/(.+)\.[^.]+$/.exec(path) ?? []
      return uuid === undefined ? [] : [[uuid, path] as const]
    }),
  )
  const find = (uuid: string, path: string) => byId.get(uuid) ?? (uuid !== '' && path === '' ? `gallery/${uuid}` : path)
  return { find, hidden: new Set([...hiddenIds].flatMap((uuid) => byId.get(uuid) ?? [])) }
}
