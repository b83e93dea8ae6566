import type { Definition, Paragraph, Root } from 'mdast'
import { visit } from 'unist-util-visit'

import { asSeen } from './as-seen.ts'

/**
 * Markdown takes `[!secret]: Beware` for the definition of a link and shows nothing of it. A label that begins with `!` is one
 * of our markers, well written or not, and becomes the text that it looks like.
 */
export function readMarkersAsText(root: Root): void {
  visit(root, 'definition', (definition, index, parent) => {
    if (index === undefined || !parent || !/^\s*!/.test(asSeen(definition.label ?? definition.identifier))) return
    parent.children[index] = asText(definition)
  })
}

function asText({ label, identifier, url, title, position }: Definition): Paragraph {
  const value = [`[${label ?? identifier}]:`, url, title].filter(Boolean).join(' ')
  return { type: 'paragraph', children: [{ type: 'text', value }], ...(position && { position }) }
}
