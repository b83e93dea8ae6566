import { PARTY_TAG, searchWords, withoutFigures } from '@waybook/contract'
import type { Calendar } from '@waybook/rules'

import { PART_OF_SET, setOfPath } from '#database/library-row.ts'
import { withoutComments } from '#rich-text/comments.ts'
import { hiddenName, type HiddenNames } from '#rich-text/hidden-sections.ts'
import type { RichTextMention, TextVariant } from '#rich-text/render-markdown.ts'
import { linkedIds } from '#rich-text/resolve-links.ts'
import { withoutLinks } from '#rich-text/wiki-link.ts'

import type { AuthoredEntity, AuthoredVariant } from './authored-campaign.ts'
import { datesOf, publishedOn } from './entity-dates.ts'
import { type EntityFields, talentsIn } from './entity-fields.ts'
import type { EntityDraft } from './entity-file.ts'
import { linkingTexts, shownProperties } from './front-matter-texts.ts'
import { illustrations } from './illustrations.ts'

/** An entity to store, without its pictures and references. */
type AuthoredText = Omit<AuthoredEntity, 'picture' | 'map' | 'textPictures' | 'references'>

interface Known {
  /** The ids of all entities. */
  readonly known: ReadonlySet<string>
  readonly calendar: Calendar
  /** Whether players do not see it unless its file says so. */
  readonly isHidden: boolean
  /** The names of pages, folders and tags that hide a page. */
  readonly hidden: HiddenNames
}

/** Converts a draft to the entity to store, without its pictures. Omits references to missing entities, which `check` reports. */
export function toEntity(draft: EntityDraft, { known, calendar, isHidden, hidden }: Known): AuthoredText {
  const { id, type, file, source, fields, body } = draft
  const { exits, entrances } = fields
  return {
    id,
    type,
    name: fields.name,
    ...descriptionOf(draft),
    visualDescription: fields.visualDescription,
    longDescription: { full: body.full, open: body.open },
    variants: variantsIn(draft),
    dates: datesOf(draft, calendar),
    tags: [...new Set(fields.tags)],
    characteristics: fields.characteristics ?? null,
    skills: fields.skills ?? (type === 'character' ? {} : null),
    maxHp: fields.maxHp ?? null,
    strainThreshold: fields.strainThreshold ?? null,
    startingInventory: Object.fromEntries(Object.entries(fields.inventory).filter(([item]) => known.has(item))),
    ...visibilityOf(fields, isNamedHidden(draft, hidden) ? 'all' : isHidden ? 'others' : 'none'),
    boxText: fields.boxText,
    openBoxText: draft.boxText.ok ? draft.boxText.open : '',
    gmNotes: fields.gmNotes,
    masthead: fields.masthead,
    dateline: fields.dateline,
    order: fields.order ?? null,
    published: type === 'newsletter' ? publishedOn(fields) : null,
    relationships: [...relationshipsOf(fields), ...setOf(file)].filter(({ to }) => known.has(to)),
    transitions: [
      ...exits.map(({ to, requirement = '' }) => ({ direction: 'outgoing' as const, scene: to, requirement })),
      ...entrances.map(({ from, requirement = '' }) => ({ direction: 'incoming' as const, scene: from, requirement })),
    ].filter(({ scene }) => known.has(scene)),
    pins: pinsIn(fields).filter(({ to }) => to === null || known.has(to)),
    mentions: mentionsIn(draft).filter(({ to }) => known.has(to)),
    search: searchIn(draft),
    aliases: fields.aliases,
    source: { path: file, text: source },
  }
}

function relationshipsOf(fields: EntityFields): AuthoredEntity['relationships'] {
  const written = [...fields.relationships, ...illustrations(fields)]
  return [
    ...written.map(({ type, to, secret = false }) => ({ type, to, secret })),
    ...talentsIn(fields).map((talent) => ({ ...talent, secret: false })),
  ]
}

/** The relationship of an entry to the set whose folder it is in. */
function setOf(file: string): AuthoredEntity['relationships'] {
  const set = setOfPath(file)
  return set === '' ? [] : [{ type: PART_OF_SET, to: set, secret: false }]
}

/** A secret pin is for the game master only, and so is a pin with an empty list of readers. */
function pinsIn({ pins }: EntityFields): AuthoredEntity['pins'] {
  return pins.map(({ to = null, at: [x, y], label = '', secret = false, for: readers }, position) => ({
    position,
    to,
    x,
    y,
    label,
    secret: secret || readers?.length === 0,
    readers: secret ? [] : [...new Set(readers)],
  }))
}

/** The description may be in two places. Cards and prompts use the field, and the pages of items the property. Each falls back on the other. */
function descriptionOf({ type, fields }: EntityDraft): Pick<AuthoredEntity, 'description' | 'properties'> {
  const { properties } = fields
  const onPage = [properties['description'] ?? ''].flat().join(', ')
  const description = fields.description || onPage
  if (type !== 'item' || description === '') return { description, properties }
  return { description, properties: { ...properties, description: onPage || description } }
}

/** Whether the page, a folder above it or one of its tags has a name that is for the game master only. */
function isNamedHidden({ file, fields }: EntityDraft, hidden: HiddenNames): boolean {
  if (hidden.size === 0) return false
  const [, ...folders] = file.split('/').toReversed()
  return [fields.name, ...folders, ...fields.tags].some((name) => hidden.has(hiddenName(name)))
}

/** The pages that players do not see unless they say so: none, all but those of the party, or all. */
type Hides = 'none' | 'others' | 'all'

/**
 * `audience` overrides `visible`, and `reveal` only counts if they do not hide the entity. Unknown names stay among the readers. They match
 * no player's character.
 */
function visibilityOf(
  { audience, visible, reveal, tags }: EntityFields,
  hides: Hides,
): Pick<AuthoredEntity, 'visible' | 'readers' | 'reveal'> {
  const readers = Array.isArray(audience) ? [...new Set(audience)] : []
  const unsaid = hides === 'all' || (hides === 'others' && !tags.includes(PARTY_TAG)) ? false : null
  const shown = audience === undefined ? (visible ?? (reveal === undefined ? unsaid : true)) : audience === 'everyone'
  const more = shown === true && reveal !== undefined && reveal !== 'page' ? { reveal } : {}
  return { visible: shown, readers, ...more }
}

/** The texts as single players read them, for each character that may read a secret or know the date. */
function variantsIn(draft: EntityDraft): AuthoredVariant[] {
  const { body, boxText, fields } = draft
  const readAloud = boxText.ok ? boxText.variants : []
  const knowDate = Array.isArray(fields.dateFor) ? fields.dateFor : []
  const characters = new Set([...[...body.variants, ...readAloud].map(({ character }) => character), ...knowDate])
  const of = (variants: readonly TextVariant[], wanted: string) =>
    variants.find(({ character }) => character === wanted)
  return Array.from(characters, (character) => ({
    character,
    longDescription: of(body.variants, character)?.html ?? body.open,
    boxText: of(readAloud, character)?.html ?? (boxText.ok ? boxText.open : ''),
    words: wordsOf(
      readableText(draft, [
        of(readAloud, character)?.words ?? (boxText.ok ? boxText.search.open : ''),
        of(body.variants, character)?.words ?? body.search.open,
      ]),
    ),
  }))
}

/** The entities that the texts link to. Links in texts that not all players read are `secret`. */
function mentionsIn(draft: EntityDraft): AuthoredEntity['mentions'] {
  const { fields, body, boxText } = draft
  const gmNotes = withoutComments(fields.gmNotes)
  const properties = openProperties(draft)
  const figures = shownProperties(fields.properties).filter(([name]) => !Object.hasOwn(properties, name))
  const linked = (texts: readonly string[], secret: boolean) => texts.flatMap(linkedIds).map((to) => ({ to, secret }))
  const inRichText = (mentions: readonly RichTextMention[]) =>
    mentions.map(({ to, secret, readers }) => ({ to, secret, ...(readers.length > 0 && { readers }) }))
  return [
    ...inRichText(body.mentions),
    ...linked(linkingTexts({ ...fields, properties }), false),
    ...(boxText.ok ? inRichText(boxText.mentions) : []),
    ...linked([gmNotes, ...figures.flatMap(([, value]) => value).map(String)], true),
  ]
}

/** The words to find an entity by. Words that not all players read, and figures of characters outside the party, are only in `full`. */
function searchIn(draft: EntityDraft): AuthoredEntity['search'] {
  const { fields, body, boxText } = draft
  const readAloud = boxText.ok ? boxText.search : { full: '', open: '' }
  const notes = withoutLinks(withoutComments(fields.gmNotes))
  const full = readableText(draft, [readAloud.full, body.search.full, notes], true)
  const open = readableText(draft, [readAloud.open, body.search.open, ''])
  const words = wordsOf(full)
  // Most pages have no secrets.
  return { full: words, open: open === full ? words : wordsOf(open) }
}

/** The properties that all readers of the page see. With a list of readers, no player gets figures, even of a party member. */
function openProperties({ type, fields }: EntityDraft): EntityFields['properties'] {
  const isOfParty = fields.tags.includes(PARTY_TAG) && !Array.isArray(fields.audience)
  const hasFigures = type === 'character' && !isOfParty
  return hasFigures ? withoutFigures(fields.properties) : fields.properties
}

/** These texts, and the texts that all who see the entity can read. */
function readableText(draft: EntityDraft, texts: readonly string[], withFigures = false): string {
  const { fields } = draft
  const properties = withFigures ? fields.properties : openProperties(draft)
  const open = [fields.name, ...linkingTexts({ ...fields, properties }).map(withoutLinks), ...fields.tags]
  return [...open, ...texts].join('\n')
}

function wordsOf(text: string): string {
  return searchWords(text).join(' ')
}
