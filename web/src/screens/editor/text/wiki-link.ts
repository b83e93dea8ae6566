import type { MarkdownConfig } from '@lezer/markdown'

const OPENING = 91
const EMBEDDING = 33

/** A link to an entity: `[[characters/kessa-vane]]` or `[[characters/kessa-vane|the guide]]`. A `!` before it embeds the target. */
const WIKI_LINK = /^\[\[([^[\]\n|]+)(?:\|([^[\]\n]*))?\]\]/

export interface WikiLink {
  readonly target: string
  /** The text to show. Null: the entity's name. */
  readonly label: string | null
}

/** Parses a link. Null if the text is not a link. */
export function readWikiLink(text: string): WikiLink | null {
  const [, target, label] = WIKI_LINK.exec(text) ?? []
  return target === undefined ? null : { target: target.trim(), label: label ?? null }
}

/** A Markdown extension that parses links to entities and embeds, each as one node. */
export const wikiLinkSyntax: MarkdownConfig = {
  defineNodes: ['WikiLink', 'WikiEmbed'],
  parseInline: [
    {
      name: 'WikiEmbed',
      before: 'Image',
      parse(inline, next, pos) {
        if (next !== EMBEDDING || inline.char(pos + 1) !== OPENING || inline.char(pos + 2) !== OPENING) return -1
        const [link] = WIKI_LINK.exec(inline.slice(pos + 1, inline.end)) ?? []
        return link === undefined ? -1 : inline.addElement(inline.elt('WikiEmbed', pos, pos + 1 + link.length))
      },
    },
    {
      name: 'WikiLink',
      before: 'Link',
      parse(inline, next, pos) {
        if (next !== OPENING || inline.char(pos + 1) !== OPENING) return -1
        const [link] = WIKI_LINK.exec(inline.slice(pos, inline.end)) ?? []
        return link === undefined ? -1 : inline.addElement(inline.elt('WikiLink', pos, pos + link.length))
      },
    },
  ],
}
