import { searchWords } from '#rich-text/normalise-text.ts'
import { renderMarkdown } from '#rich-text/render-markdown.ts'
import { linkedIds } from '#rich-text/resolve-links.ts'
import { withoutLinks } from '#rich-text/wiki-link.ts'

import type { AuthoredEntity, StoredPicture } from './authored-campaign.ts'
import type { EntityDraft } from './entity-file.ts'

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
    characteristics: fields.characteristics ?? null,
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

/** The entities that the texts link to; `secret` for links in texts that only the game master reads. */
function mentionsIn({ fields, body }: EntityDraft): AuthoredEntity['mentions'] {
  const { description, visualDescription, properties, boxText, gmNotes } = fields
  const plain = [description, visualDescription, ...Object.values(properties).flat().map(String)]
  const linked = (texts: readonly string[], secret: boolean) => texts.flatMap(linkedIds).map((to) => ({ to, secret }))
  const readAloud = renderMarkdown(boxText)
  return [
    ...body.mentions,
    ...linked(plain, false),
    ...(readAloud.ok ? readAloud.mentions : []),
    ...linked([gmNotes], true),
  ]
}

/** The words to find an entity by; those that only the game master reads are in `full` only. */
function searchIn({ fields, body }: EntityDraft): AuthoredEntity['search'] {
  const { name, description, visualDescription, tags, properties, boxText, masthead, dateline, gmNotes } = fields
  const values = Object.values(properties).flat().map(String)
  const texts = [name, description, visualDescription, ...values, boxText].map(withoutLinks)
  const open = [...texts, ...tags, masthead, dateline]
  const normalised = (some: readonly string[]) => searchWords(some.join('\n')).join(' ')
  return {
    full: normalised([...open, body.search.full, withoutLinks(gmNotes)]),
    open: normalised([...open, body.search.open]),
  }
}
