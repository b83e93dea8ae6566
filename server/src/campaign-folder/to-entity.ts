import { searchWords } from '@waybook/contract'

import { linkedIds } from '#rich-text/resolve-links.ts'
import { withoutLinks } from '#rich-text/wiki-link.ts'

import type { AuthoredEntity, StoredPicture } from './authored-campaign.ts'
import { ORDER_MAX, type EntityFields } from './entity-fields.ts'
import type { EntityDraft } from './entity-file.ts'
import { linkingTexts } from './front-matter-texts.ts'
import { illustrations } from './illustrations.ts'
import { talentsIn } from './talents.ts'

/** Converts a draft to the entity to store. Omits references to missing entities, which `check` has reported. */
export function toEntity(
  draft: EntityDraft,
  known: ReadonlySet<string>,
  picture: StoredPicture | null,
): AuthoredEntity {
  const { id, type, file, source, fields, body } = draft
  const { exits, entrances } = fields
  return {
    id,
    type,
    name: fields.name,
    ...descriptionOf(draft),
    visualDescription: fields.visualDescription,
    longDescription: { full: body.full, open: body.open },
    tags: [...new Set(fields.tags)],
    characteristics: fields.characteristics ?? null,
    skills: fields.skills ?? (type === 'character' ? {} : null),
    maxHp: fields.maxHp ?? null,
    strainThreshold: fields.strainThreshold ?? null,
    startingInventory: Object.fromEntries(Object.entries(fields.inventory).filter(([item]) => known.has(item))),
    visible: fields.visible ?? null,
    boxText: fields.boxText,
    gmNotes: fields.gmNotes,
    masthead: fields.masthead,
    dateline: fields.dateline,
    order: fields.order ?? (type === 'newsletter' ? placeByDate(fields) : null),
    relationships: relationshipsOf(fields).filter(({ to }) => known.has(to)),
    transitions: [
      ...exits.map(({ to, requirement = '' }) => ({ direction: 'outgoing' as const, scene: to, requirement })),
      ...entrances.map(({ from, requirement = '' }) => ({ direction: 'incoming' as const, scene: from, requirement })),
    ].filter(({ scene }) => known.has(scene)),
    mentions: mentionsIn(draft).filter(({ to }) => known.has(to)),
    search: searchIn(draft),
    picture,
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

/** The description may be written in two places: cards and prompts use the one, the pages of items the other. */
function descriptionOf({ type, fields }: EntityDraft): Pick<AuthoredEntity, 'description' | 'properties'> {
  const { properties } = fields
  const onPage = [properties['description'] ?? ''].flat().join(', ')
  const description = fields.description || onPage
  if (type !== 'item' || description === '') return { description, properties }
  return { description, properties: { ...properties, description: onPage || description } }
}

const DAY_MS = 86_400_000
const LAST_DAY_MS = Date.parse('9999-12-31')

/** The place of a newsletter without `order`: after all that have one, the newest first. The date may also begin the dateline. */
function placeByDate({ date, dateline }: EntityFields): number | null {
  const at = Date.parse(date ?? /^\d{4}-\d{2}-\d{2}\b/.exec(dateline)?.[0] ?? '')
  return Number.isNaN(at) ? null : ORDER_MAX + 1 + (LAST_DAY_MS - at) / DAY_MS
}

/** The entities that the texts link to; `secret` for links in texts that only the game master reads. */
function mentionsIn({ fields, body, boxText }: EntityDraft): AuthoredEntity['mentions'] {
  const { gmNotes } = fields
  const plain = linkingTexts(fields)
  const linked = (texts: readonly string[], secret: boolean) => texts.flatMap(linkedIds).map((to) => ({ to, secret }))
  return [
    ...body.mentions,
    ...linked(plain, false),
    ...(boxText.ok ? boxText.mentions : []),
    ...linked([gmNotes], true),
  ]
}

/** The words to find an entity by; those that only the game master reads are in `full` only. */
function searchIn({ fields, body, boxText }: EntityDraft): AuthoredEntity['search'] {
  const { name, tags, gmNotes } = fields
  const readAloud = boxText.ok ? boxText.search : { full: '', open: '' }
  const open = [name, ...linkingTexts(fields).map(withoutLinks), ...tags]
  const normalised = (some: readonly string[]) => searchWords(some.join('\n')).join(' ')
  return {
    full: normalised([...open, readAloud.full, body.search.full, withoutLinks(gmNotes)]),
    open: normalised([...open, readAloud.open, body.search.open]),
  }
}
