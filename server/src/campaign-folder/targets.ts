import { targetOf, WIKI_LINK } from '#rich-text/wiki-link.ts'

import type { EntityMatter } from './entity-file.ts'
import { linkTarget } from './entity-names.ts'
import { linkingTexts, markdownFields } from './front-matter-texts.ts'
import { illustrations } from './illustrations.ts'
import { candidatesFor, markdownLinksIn } from './markdown-links.ts'

/** All references in an entity's file as written, each once. */
export function targetsIn({ file, source, fields }: Pick<EntityMatter, 'file' | 'source' | 'fields'>): string[] {
  // A quoted text may be written differently than it reads.
  const read = fields ? [...linkingTexts(fields), ...markdownFields.map((field) => fields[field])] : []
  const links = [source, ...read].flatMap((text) => text.match(WIKI_LINK) ?? [])
  const files = [source, ...read].flatMap(markdownLinksIn).flatMap(({ to }) => candidatesFor(to, file))
  return [...new Set([...links.map(targetOf), ...files, ...(fields ? fieldTargets(fields) : [])])]
}

function fieldTargets(fields: NonNullable<EntityMatter['fields']>): string[] {
  const { relationships, exits, entrances, inventory, talents, audience, dateFor, pins } = fields
  const named = [...relationships, ...exits, ...illustrations(fields)].map(({ to }) => to)
  return [
    ...named,
    ...entrances.map(({ from }) => from),
    ...pins.flatMap((pin) => [pin.to ?? [], pin.for ?? []].flat()),
    ...Object.keys(inventory),
    ...Object.keys(talents),
    ...[audience, dateFor].flatMap((readers) => (Array.isArray(readers) ? readers : [])),
  ].map(linkTarget)
}
