import type { Root } from 'hast'

import { plainWords } from './plain-words.ts'
import { SKIP, visit } from './visit.ts'

/** The prefix of every id. It keeps headings from clashing with ids of the page around them. */
const PREFIX = 'part-'

/** Gives headings ids for links. Headings in secrets come last, because they must not affect the numbers of the others. */
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
