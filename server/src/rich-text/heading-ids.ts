import type { Root } from 'hast'

import { plainWords } from './plain-words.ts'
import { SKIP, visit } from './visit.ts'

/** Prefix of every id, so that a heading cannot clash with an id of the page around it. */
const PREFIX = 'part-'

/** Gives headings ids to link to. Headings in secrets come last, so that they do not affect the numbering of the others. */
export function numberHeadings(tree: Root): void {
  const taken = new Map<string, number>()
  for (const secrets of [false, true])
    visit(tree, 'element', (element) => {
      if (element.tagName === 'aside' && !secrets) return SKIP
      if (!/^h[2-4]$/.test(element.tagName) || element.properties['id'] !== undefined) return undefined
      const slug = slugOf(plainWords(element, { secrets }))
      const count = (taken.get(slug) ?? 0) + 1
      taken.set(slug, count)
      element.properties = { id: PREFIX + (count === 1 && slug ? slug : [slug, count].filter(Boolean).join('-')) }
      return undefined
    })
}

function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
}
