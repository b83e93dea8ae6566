import type { Page, Property } from '../folder/page.ts'
import type { Fields } from '../reading/fields.ts'
import { bullets, heading, paragraph, secret, shownPicture, words, type Block } from '../text/blocks.ts'
import { htmlWords } from '../text/read-html.ts'
import { writeMarkdown } from '../text/write-markdown.ts'
import type { KankaCalendar } from './kanka-calendar.ts'
import {
  aliasesOf,
  hiddenAliases,
  readAttributes,
  readDates,
  readLinks,
  readLooseInventory,
  tagsOf,
} from './kanka-details.ts'
import { isOwnModule, type KankaRecord } from './kanka-export.ts'
import { readElements, readKankaMap } from './kanka-map.ts'
import { isOpen, readKankaText, type KankaContext } from './kanka-text.ts'
import { readKankaTies } from './kanka-ties.ts'

const DESCRIPTION_MAX = 300

/** The page of a record. Everything that not all members see is for the game master only. */
export function toKankaPage(record: KankaRecord, calendar: KankaCalendar | null, context: KankaContext): Page {
  const { id, type, name, visible, top, entity } = record
  const { findings } = context
  const map = readKankaMap(record, context)
  const traits = readTraits(top)
  const attributes = readAttributes(record)
  const dates = readDates(record, calendar, context)
  const picture = pictureOf(record, context)
  const blocks = [
    ...readKankaText(entity.text('entry') || top.text('entry'), record, context),
    ...traits,
    ...readPosts(record, context),
    ...map.blocks,
    ...readElements(record, context),
    ...dates.blocks,
    ...readLooseInventory(record),
    ...(picture.hidden === undefined ? [] : secret([paragraph(shownPicture(picture.hidden))])),
    ...readLinks(entity),
  ]
  const notes = [...attributes.hidden, ...hiddenAliases(entity)]
  const page: Page = {
    id,
    type,
    name,
    visible,
    aliases: aliasesOf(entity)
      .filter(isOpen)
      .map((alias) => alias.text('name')),
    tags: tagsOf(record, context),
    description: htmlWords(entity.text('tooltip')).slice(0, DESCRIPTION_MAX),
    properties: { ...kindOf(record), ...ownFields(record), ...attributes.open },
    ...readKankaTies(record, context),
    picture: picture.shown,
    ...(record.module === 'maps' && { map: picture.shown, pins: map.pins }),
    gmNotes: writeMarkdown(bullets(notes.map(words)), `${id}: gmNotes`, findings),
    // The date of a newsletter belongs to the real world.
    ...(dates.date !== undefined && { [type === 'newsletter' ? 'campaignDate' : 'date']: dates.date }),
    body: writeMarkdown(blocks, id, findings),
  }
  if (!visible) findings.remark('hidden', name)
  if (blocks.some((block) => block.type === 'blockquote')) findings.remark('secret', name)
  ignoreTheRest(record)
  top.finish()
  return page
}

/** Kanka's own words for a page, such as Inn, and the singular of a module. */
function kindOf({ module, entity }: KankaRecord): Record<string, Property> {
  const kind = module === 'families' ? 'family' : isOwnModule(module) ? module.replace(/_\d+$/, '') : ''
  const type = entity.text('type')
  return { ...(kind && { kind }), ...(type && { type }) }
}

const OWN_FIELDS = ['title', 'age', 'sex', 'gender', 'pronouns', 'price', 'size', 'weight', 'date'] as const
const CHARACTER_STATUS: Readonly<Record<string, string>> = { 1: 'dead', 2: 'missing' }
const QUEST_STATUS: Readonly<Record<string, string>> = { 1: 'ongoing', 2: 'completed', 3: 'abandoned' }

function ownFields({ module, top, entity }: KankaRecord): Record<string, Property> {
  const fields = module === 'calendars' ? [] : OWN_FIELDS.map((key) => [key, top.text(key)] as const)
  const code = top.text('status_id') || entity.text('status_id')
  const states = module === 'characters' ? CHARACTER_STATUS : module === 'quests' ? QUEST_STATUS : {}
  const status = top.has('is_dead') ? 'dead' : top.has('is_completed') ? 'completed' : (states[code] ?? '')
  return Object.fromEntries([...fields, ['status', status] as const].filter(([, value]) => value !== ''))
}

/** Appearance and personality of a character. */
function readTraits(top: Fields): Block[] {
  const traits = top.list('characterTraits')
  const section = (title: string, some: readonly Fields[]): Block[] => {
    const line = (one: Fields) => words(`${one.text('name')}: ${one.text('entry')}`)
    const open = some.filter((one) => !one.has('is_private'))
    const hidden = some.filter((one) => one.has('is_private'))
    return [
      ...(open.length > 0 ? [heading(2, title), ...bullets(open.map(line))] : []),
      ...secret(hidden.length > 0 ? [heading(2, title), ...bullets(hidden.map(line))] : []),
    ]
  }
  const isAppearance = (one: Fields) => one.number('section_id') === 1
  return [
    ...section('Appearance', traits.filter(isAppearance)),
    ...section(
      'Personality',
      traits.filter((one) => !isAppearance(one)),
    ),
  ]
}

function readPosts(record: KankaRecord, context: KankaContext): Block[] {
  const posts = record.entity.list('posts')
  const inOrder = posts.toSorted((one, other) => (one.number('position') ?? 0) - (other.number('position') ?? 0))
  return inOrder.flatMap((post) => {
    const blocks = [heading(2, post.text('name') || 'Post'), ...readKankaText(post.text('entry'), record, context)]
    post.ignore(
      'id',
      'entity_id',
      'created_at',
      'updated_at',
      'created_by',
      'updated_by',
      'is_pinned',
      'settings',
      'layout_id',
      'marketplace_uuid',
    )
    return isOpen(post) ? blocks : secret(blocks)
  })
}

/** The picture of a page. One that only game masters see is a secret of a page that players see. */
function pictureOf({ id, visible, entity, top }: KankaRecord, { all, pictures }: KankaContext) {
  const path = all.gallery.find(
    entity.text('image_uuid') || top.text('image_uuid'),
    entity.text('image_path') || top.text('image_path') || top.text('image'),
  )
  const shelved = pictures.use(path, id)
  return all.gallery.hidden.has(path) && visible ? { hidden: shelved } : { shown: shelved }
}

/** Fields of Kanka's own interface and bookkeeping, and those that other parts have read. */
function ignoreTheRest({ top, entity }: KankaRecord): void {
  const both = [
    'id',
    'entity_id',
    'campaign_id',
    'name',
    'slug',
    'created_at',
    'updated_at',
    'created_by',
    'updated_by',
    'deleted_at',
    'is_private',
  ]
  top.ignore(
    ...both,
    'grid',
    'min_zoom',
    'max_zoom',
    'initial_zoom',
    'center_x',
    'center_y',
    'has_clustering',
    'config',
    'calendar_id',
    'is_real',
  )
  entity.ignore(
    ...both,
    'parent_id',
    'type_id',
    'is_template',
    'focus_x',
    'focus_y',
    'marketplace_uuid',
    'mentions',
    'header_image',
    'header_uuid',
    'archived_at',
  )
}
