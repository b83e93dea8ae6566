import type { Characteristics } from '@waybook/rules'

import { searchWords } from '#rich-text/normalise-text.ts'
import { renderMarkdown } from '#rich-text/render-markdown.ts'
import { linkedIds } from '#rich-text/resolve-links.ts'
import { withoutLinks } from '#rich-text/wiki-link.ts'

import type { AuthoredEntity, StoredPicture } from './authored-campaign.ts'
import type { EntityDraft } from './entity-file.ts'
import { linkingTexts } from './front-matter-texts.ts'

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
    description: fields.description,
    visualDescription: fields.visualDescription,
    longDescription: { full: body.full, open: body.open },
    tags: [...new Set(fields.tags)],
    properties: fields.properties,
    characteristics: fields.characteristics ? allOf(fields.characteristics) : null,
    skills: fields.skills ?? null,
    maxHp: fields.maxHp ?? null,
    strainThreshold: fields.strainThreshold ?? null,
    startingInventory: Object.fromEntries(Object.entries(fields.inventory).filter(([item]) => known.has(item))),
    visible: fields.visible ?? null,
    boxText: fields.boxText,
    gmNotes: fields.gmNotes,
    masthead: fields.masthead,
    dateline: fields.dateline,
    order: fields.order ?? null,
    relationships: fields.relationships
      .filter(({ to }) => known.has(to))
      .map(({ type: kind, to, secret = false }) => ({ type: kind, to, secret })),
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

function allOf(some: Partial<Characteristics>): Characteristics {
  const { brawn = 0, agility = 0, intellect = 0, cunning = 0, willpower = 0, presence = 0 } = some
  return { brawn, agility, intellect, cunning, willpower, presence }
}

/** The entities that the texts link to; `secret` for links in texts that only the game master reads. */
function mentionsIn({ fields, body }: EntityDraft): AuthoredEntity['mentions'] {
  const { boxText, gmNotes } = fields
  const readAloud = renderMarkdown(boxText)
  const plain = linkingTexts({ ...fields, boxText: '' })
  const linked = (texts: readonly string[], secret: boolean) => texts.flatMap(linkedIds).map((to) => ({ to, secret }))
  return [
    ...body.mentions,
    ...linked(plain, false),
    ...(readAloud.ok ? readAloud.mentions : []),
    ...linked([gmNotes], true),
  ]
}

/** The words to find an entity by; those that only the game master reads are in `full` only. */
function searchIn({ fields, body }: EntityDraft): AuthoredEntity['search'] {
  const { name, tags, gmNotes } = fields
  const open = [name, ...linkingTexts(fields).map(withoutLinks), ...tags]
  const normalised = (some: readonly string[]) => searchWords(some.join('\n')).join(' ')
  return {
    full: normalised([...open, body.search.full, withoutLinks(gmNotes)]),
    open: normalised([...open, body.search.open]),
  }
}
