import { hash } from 'node:crypto'

import type { Element, Root } from 'hast'

import { plainWords } from './plain-words.ts'
import { SKIP, visit } from './visit.ts'

/** The prefix of every id. It keeps headings from clashing with ids of the page around them. */
const PREFIX = 'part-'

/** Gives headings and named blocks ids for links. Headings in secrets come last, because they must not affect the numbers of the others. */
export function numberHeadings(tree: Root): void {
  numberBlocks(tree)
  const isMixed = mixedHeadings(tree)
  const taken = new Map<string, number>()
  for (const secrets of [false, true])
    visit(tree, 'element', (element) => {
      if (element.tagName === 'aside' && !secrets) return SKIP
      if (!/^h[2-4]$/.test(element.tagName) || element.properties['id'] !== undefined) return undefined
      const slug = slugOf(plainWords(element, { secrets }))
      const count = (taken.get(slug) ?? 0) + 1
      taken.set(slug, count)
      const id = PREFIX + (count === 1 && slug ? slug : [slug, count].filter(Boolean).join('-'))
      element.properties = { id, ...(isMixed(element) && { dataLevel: levelOf(element) }) }
      return undefined
    })
}

/** The level of a heading in the source, before levels were joined. */
function levelOf({ tagName, data }: Element): number {
  return data?.level ?? Number(tagName.slice(1))
}

/** Returns whether a heading had another level than its element has, and than other such elements have, so links need the level. */
function mixedHeadings(tree: Root): (heading: Element) => boolean {
  const levels = new Map<string, Set<number>>()
  visit(tree, 'element', (element) => {
    if (!/^h[2-4]$/.test(element.tagName)) return
    levels.set(element.tagName, (levels.get(element.tagName) ?? new Set()).add(levelOf(element)))
  })
  return (heading) => heading.data?.level !== undefined && (levels.get(heading.tagName)?.size ?? 0) > 1
}

declare module 'hast' {
  interface ElementData {
    /** The level of a heading in the source, if its element has another. */
    level?: number
  }
}

/** Only the first block with a name has its id. */
function numberBlocks(tree: Root): void {
  const taken = new Set<string>()
  visit(tree, 'element', ({ properties }) => {
    const { dataBlock } = properties
    if (typeof dataBlock !== 'string') return
    delete properties['dataBlock']
    if (!taken.has(dataBlock)) properties['id'] = blockIdOf(dataBlock)
    taken.add(dataBlock)
  })
}

/** The id of a block named `^tide-1`. A digest, because readers do not see the name. */
export function blockIdOf(name: string): string {
  return `block-${hash('sha256', name.toLowerCase(), 'hex').slice(0, DIGEST)}`
}

/** Long enough to distinguish the blocks of a text. */
const DIGEST = 12

/** The words of a heading in its id: `The Third Lamp!` -> `the-third-lamp`. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-')
}
