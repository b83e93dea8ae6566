import { wordMatches, type HitSection, type Range } from '@waybook/contract'

import { htmlWords } from '#rich-text/plain-words.ts'

import type { Searched } from './passage.ts'

/** The maximum per page; to find another section, users type more. */
const SECTIONS_MAX = 3

/** A heading of the two upper levels, as `renderMarkdown` writes it: with its id, and nothing else. */
const HEADING = /<h([23]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs

/**
 * The sections whose headings have some of the words, if the name of the page has the others. `htmls` are the texts as the viewer reads
 * them, so a heading within a secret is found by readers of the secret only.
 */
export function sectionsOf(name: string, htmls: readonly string[], searched: Searched): HitSection[] {
  const inName = new Set(wordsIn(name, searched))
  const found = new Map<string, HitSection>()
  for (const html of htmls)
    for (const [, , id = '', inner = ''] of html.matchAll(HEADING)) {
      const title = htmlWords(inner).replaceAll(/\s+/g, ' ').trim()
      const inTitle = new Set(wordsIn(title, searched))
      const hasAll = searched.words.every((word) => inTitle.has(word) || inName.has(word))
      // If two texts have the same heading, the address leads to the first.
      if (inTitle.size > 0 && hasAll && !found.has(id))
        found.set(id, { id, title, titleRanges: rangesOf(title, searched) })
    }
  return [...found.values()].slice(0, SECTIONS_MAX)
}

export function rangesOf(text: string, { words, matching }: Searched): Range[] {
  return wordMatches(text, words, matching).map(({ from, to }) => ({ from, to }))
}

function wordsIn(text: string, { words, matching }: Searched): string[] {
  return wordMatches(text, words, matching).map(({ word }) => word)
}
