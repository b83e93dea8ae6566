import type { EntityType } from '@waybook/contract'

import { toFolder } from '../folder/campaign-draft.ts'
import type { Converted } from '../folder/converted.ts'
import { PageIds } from '../folder/page-ids.ts'
import type { Page, Pin, Property, Tie } from '../folder/page.ts'
import { PictureShelf } from '../folder/picture-shelf.ts'
import { nameOf } from '../folder/plain-text.ts'
import { Fields } from '../reading/fields.ts'
import { readRecords } from '../reading/read-records.ts'
import type { SourceFiles } from '../reading/source-files.ts'
import { failure } from '../report/failure.ts'
import { Findings } from '../report/findings.ts'
import { heading, plainParagraphs, type Block } from '../text/blocks.ts'
import { readHtml } from '../text/read-html.ts'
import { writeMarkdown } from '../text/write-markdown.ts'

/** The page type of each element type; all others are plain pages. */
const TYPES = new Map<string, EntityType>([
  ['character', 'character'],
  ['creature', 'fauna'],
  ['species', 'identity'],
  ['location', 'location'],
  ['zone', 'location'],
  ['map', 'location'],
  ['object', 'item'],
  ['institution', 'organization'],
  ['collective', 'organization'],
  ['family', 'organization'],
  ['event', 'event'],
  ['ability', 'talent'],
])

/** Elements that are part of other pages. */
const NO_PAGES = new Set(['pin', 'marker', 'relation'])
const ELEMENT = /^(?:elements|spatial)\/([a-z_]+)\/[^/]+\.json$/

interface Element {
  readonly type: string
  readonly fields: Fields
  readonly uuid: string
  readonly name: string
  /** The id of its page; `null` for parts of other pages. */
  readonly id: string | null
}

interface Context {
  readonly findings: Findings
  readonly pictures: PictureShelf
  readonly elements: readonly Element[]
  /** Pins and markers by the UUID of their map. */
  readonly pinsOf: ReadonlyMap<string, readonly Element[]>
  readonly byUuid: ReadonlyMap<string, Element>
  readonly source: SourceFiles
}

export function isOnlyWorlds(source: SourceFiles): boolean {
  return source.has('world.json') && [...source.keys()].some((path) => ELEMENT.test(path))
}

/** Converts a world folder of OnlyWorlds. The standard does not say who may see an element, so all pages are hidden. */
export function convertOnlyWorlds(source: SourceFiles): Converted {
  const findings = new Findings()
  const ids = new PageIds(findings)
  let world: Fields | null = null
  const elements: Element[] = []
  for (const { file, value } of readRecords(source, (path) => path === 'world.json' || ELEMENT.test(path), findings)) {
    const fields = new Fields(value, file, findings)
    const [, folder] = ELEMENT.exec(file) ?? []
    if (folder === undefined) world = fields
    else elements.push(toElement(fields, folder, ids))
    findings.read(file)
  }
  if (elements.length === 0) return findings.firstFailure() ?? failure('world.json', '', 'The world is empty')
  const context = {
    findings,
    pictures: new PictureShelf(source, findings),
    elements,
    pinsOf: Map.groupBy(
      elements.filter(({ type }) => type === 'pin' || type === 'marker'),
      ({ fields }) => fields.text('map'),
    ),
    byUuid: new Map(elements.map((one) => [one.uuid, one])),
    source,
  }
  const ties = relationTies(context)
  const pages = elements.flatMap((one) =>
    one.id === null ? [] : [toPage(one, one.id, ties.get(one.id) ?? [], context)],
  )
  const name = world?.text('name') ?? ''
  const about = world ? aboutPage(world, ids, findings) : []
  const draft = { name: name || 'OnlyWorlds', pages: [...about, ...pages], pictures: context.pictures.files }
  return toFolder(draft, { format: 'onlyworlds', source, findings })
}

/** The text about the whole world. */
function aboutPage(world: Fields, ids: PageIds, findings: Findings): Page[] {
  const text = world.text('description')
  if (text === '') return []
  const id = ids.take('note', 'About the world')
  findings.remark('hiddenByDefault', 'About the world')
  const body = writeMarkdown(textBlocks(text, id, findings), id, findings)
  return [{ id, type: 'note', name: 'About the world', visible: false, body }]
}

function toElement(fields: Fields, folder: string, ids: PageIds): Element {
  const type = fields.text('type') || folder
  const name = nameOf(fields.text('name'), 'Unnamed')
  fields.ignore('world', 'created_at', 'updated_at')
  const id = NO_PAGES.has(type) ? null : ids.take(TYPES.get(type) ?? 'note', name)
  return { type, fields, uuid: fields.text('id'), name, id }
}

const TEXTS = new Set(['description', 'name', 'id', 'type', 'image_url', 'supertype', 'subtype'])
/** Fields of a map that say how another program draws it. */
const OF_MAPS = new Set(['width', 'height', 'depth', 'hierarchy', 'background_color'])
/** Longer values are sections of the page. */
const SHORT_MAX = 120

function toPage(element: Element, id: string, more: readonly Tie[], context: Context): Page {
  const { type, fields, name } = element
  const { findings } = context
  findings.remark('hiddenByDefault', name)
  const properties: Record<string, Property> = {}
  const ties: Tie[] = [...more]
  const blocks: Block[] = textBlocks(fields.text('description'), id, findings)
  for (const key of fields.keys().filter((one) => !TEXTS.has(one) && !(type === 'map' && OF_MAPS.has(one)))) {
    const links = linksIn(fields, key, context)
    if (links) ties.push(...links)
    else readValue(fields, key, { properties, blocks, id, findings })
  }
  const picture = pictureOf(fields, name, context)
  const kind = [TYPES.has(type) ? '' : type, fields.text('supertype'), fields.text('subtype')].filter(
    (one) => one !== '',
  )
  return {
    id,
    type: TYPES.get(type) ?? 'note',
    name,
    visible: false,
    properties: { ...(kind.length > 0 && { kind: kind.join(', ') }), ...properties },
    ties,
    picture,
    ...(type === 'map' && picture && { map: picture, pins: pinsOn(element, context) }),
    body: writeMarkdown(blocks, id, findings),
  }
}

interface Written {
  readonly properties: Record<string, Property>
  readonly blocks: Block[]
  readonly id: string
  readonly findings: Findings
}

function readValue(fields: Fields, key: string, { properties, blocks, id, findings }: Written): void {
  // Keys such as `x_kanka_id` belong to other tools.
  if (/^(?:x|atlas|shadow)_/.test(key)) return fields.ignore(key)
  const value = fields.value(key)
  if (typeof value === 'number' || typeof value === 'boolean') properties[key] = value
  else if (typeof value === 'string' && value.length <= SHORT_MAX) properties[key] = value
  else if (typeof value === 'string') blocks.push(heading(2, titleOf(key)), ...textBlocks(value, id, findings))
  else if (value !== null && !(Array.isArray(value) && value.length === 0))
    findings.lose('unreadField', `${fields.place}: ${key}`)
}

function titleOf(key: string): string {
  return `${key.charAt(0).toUpperCase()}${key.slice(1).replaceAll('_', ' ')}`
}

function textBlocks(text: string, place: string, findings: Findings): Block[] {
  return /<\/?[a-z][^<>]*>/i.test(text) ? readHtml(text, { place, findings }) : plainParagraphs(text)
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** The relationships that a field means; `null` if it does not link. */
function linksIn(fields: Fields, key: string, { byUuid, findings }: Context): Tie[] | null {
  const value = fields.value(key)
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  if (entries.length === 0 || !entries.every((one) => typeof one === 'string' && UUID.test(one))) return null
  const type = key.startsWith('parent_') ? 'part of' : key.replace(/_ids?$/, '').replaceAll('_', ' ')
  return entries.flatMap((one): Tie[] => {
    const target = byUuid.get(String(one))
    if (target?.id) return [{ type, to: target.id }]
    if (!target) findings.lose('missingTarget', `${fields.place}: ${key}`)
    return []
  })
}

/** A relation ties its actor to all other elements that it names. */
function relationTies(context: Context): Map<string, Tie[]> {
  const ties = new Map<string, Tie[]>()
  for (const { type, fields, name } of context.elements) {
    if (type !== 'relation') continue
    const actor = context.byUuid.get(fields.text('actor'))?.id
    const others = fields.keys().filter((key) => key !== 'actor' && key !== 'id')
    const targets = others.flatMap((key) => linksIn(fields, key, context) ?? []).map(({ to }) => ({ type: name, to }))
    if (actor) ties.set(actor, [...(ties.get(actor) ?? []), ...targets])
    else context.findings.lose('missingTarget', `${fields.place}: actor`)
  }
  return ties
}

/** A picture of the folder's own media. Pictures on the web are not fetched. */
function pictureOf(fields: Fields, name: string, { pictures, source, findings }: Context): string | undefined {
  const url = fields.text('image_url')
  if (url === '') return undefined
  const path = url.replace(/^(?:\.\/|file:\/+)/, '')
  const found = [path, `media/${path}`].find((one) => source.has(one))
  if (found !== undefined) return pictures.use(found, name)
  findings.lose(/^https?:/i.test(url) ? 'externalPicture' : 'missingPicture', `${name}: ${url.slice(0, 100)}`)
  return undefined
}

/** Pins count pixels from the top left of their map. */
function pinsOn({ uuid, fields }: Element, { pinsOf, byUuid, findings }: Context): Pin[] {
  const [width, height] = [fields.number('width') ?? 0, fields.number('height') ?? 0]
  return (pinsOf.get(uuid) ?? []).flatMap((pin): Pin[] => {
    const [x, y] = [pin.fields.number('x'), pin.fields.number('y')]
    const target = byUuid.get(pin.fields.text('element_id'))?.id ?? undefined
    const isPlaced =
      x !== null && y !== null && x >= 0 && y >= 0 && x <= width && y <= height && width > 0 && height > 0
    if (isPlaced)
      return [{ to: target, at: [(x / width) * 100, (y / height) * 100], label: target ? '' : pin.name, secret: true }]
    findings.lose('unplacedPin', pin.name)
    return []
  })
}
