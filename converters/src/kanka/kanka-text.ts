import type { PhrasingContent } from 'mdast'

import type { PictureShelf } from '../folder/picture-shelf.ts'
import type { Fields } from '../reading/fields.ts'
import type { Findings } from '../report/findings.ts'
import { pageLink, shownPicture, type Block } from '../text/blocks.ts'
import { readHtml, type Dialect } from '../text/read-html.ts'
import { isForAll, isPage, type KankaExport, type KankaRecord } from './kanka-export.ts'

/** What the texts of an export need. */
export interface KankaContext {
  readonly all: KankaExport
  readonly pictures: PictureShelf
  readonly findings: Findings
  /** All relationships by their numbers. */
  readonly relations: ReadonlyMap<number, Fields>
}

const SIGN = /\[([a-z_]+):(\d+)((?:\|[^\][]*)?)\]|\{attribute:(\d+)\}/g

const MENTION_WITH_LABEL = /\[[a-z_]+:\d+\|[^\][]*\]/g

/** Options of a mention that are no words to show. */
const OPTION = /^(?:page|field|alias|anchor|params?):/

/** Reads the HTML of a page, with mentions, values of attributes and pictures. */
export function readKankaText(html: string, record: KankaRecord, context: KankaContext): Block[] {
  const { findings } = context
  // A label with formatting would be several texts, none of them a mention.
  const plainMentions = html.replaceAll(MENTION_WITH_LABEL, (found) => found.replaceAll(/<[^<>]*>/g, ''))
  return readHtml(plainMentions, { place: record.id, findings }, dialectOf(record, context))
}

function dialectOf(record: KankaRecord, { all, pictures, findings }: KankaContext): Dialect {
  const attributes = attributesOf(record)
  return {
    sign: SIGN,
    readSign: ([, kind, id, options = '', attribute]) => {
      if (attribute !== undefined) return asText(attributes.get(attribute) ?? '')
      if (kind === 'attribute') return null
      return mention(Number(id), wordsIn(options), all, () =>
        findings.lose('missingTarget', `${record.id}: [${kind}:${id}]`),
      )
    },
    picture: ({ properties }) => {
      const { dataGalleryId, src } = properties
      const path = typeof dataGalleryId === 'string' ? all.gallery.find(dataGalleryId, '') : ''
      if (path === '') {
        findings.lose('externalPicture', `${record.id}: ${typeof src === 'string' ? src : 'a picture'}`)
        return null
      }
      const shelved = all.gallery.hidden.has(path) && record.visible ? undefined : pictures.use(path, record.id)
      return shelved === undefined ? null : shownPicture(shelved)
    },
  }
}

function asText(value: string): PhrasingContent {
  return { type: 'text', value }
}

function wordsIn(options: string): string {
  return options.split('|').find((one) => one.trim() !== '' && !OPTION.test(one)) ?? ''
}

/** A link to a hidden page has no words of its own, because players would read them. */
function mention(id: number, shown: string, { byEntityId }: KankaExport, onMissing: () => void): PhrasingContent {
  const target = byEntityId.get(id)
  if (target && !isPage(target)) return asText(target.visible ? shown || target.name : 'something')
  if (target) return pageLink(target.id, target.visible ? shown : '')
  onMissing()
  return asText(shown || 'someone')
}

/** The values that the text may show: those that all members see. */
function attributesOf({ entity }: KankaRecord): ReadonlyMap<string, string> {
  if (entity.has('is_attributes_private')) return new Map()
  return new Map(
    entity
      .list('entityAttributes')
      .filter((one) => !one.has('is_private'))
      .map((one) => [one.text('id'), one.text('value')]),
  )
}

/** The page with this id in a module. A missing one is reported. */
export function childOf(
  fields: Fields,
  key: string,
  module: string,
  { all, findings }: KankaContext,
): KankaRecord | null {
  const id = fields.number(key)
  if (id === null || id === 0) return null
  const found = all.byChildId.get(`${module}:${id}`) ?? null
  if (!found) findings.lose('missingTarget', `${fields.place}.${key} ${id}`)
  return found
}

/** The page with this entity id. A missing one is reported. */
export function entityOf(fields: Fields, key: string, { all, findings }: KankaContext): KankaRecord | null {
  const id = fields.number(key)
  if (id === null || id === 0) return null
  const found = all.byEntityId.get(id) ?? null
  if (!found) findings.lose('missingTarget', `${fields.place}.${key} ${id}`)
  return found && isPage(found) ? found : null
}

export function isOpen(fields: Fields): boolean {
  return isForAll(fields.value('visibility_id'))
}
