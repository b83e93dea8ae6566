import { hostileTexts } from '@waybook/testing/features/rich-text/hostile-texts.ts'
import * as fc from 'fast-check'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'

import { mathFromMarkdown, mathSyntax } from './math-syntax.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { wikiLinkSyntax } from './wiki-link-syntax.ts'

/** Parses with all additions. */
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .data('micromarkExtensions', [wikiLinkSyntax, mathSyntax])
  .data('fromMarkdownExtensions', [mathFromMarkdown])
  .freeze()
const whole = (markdown: string): Root => parser.parse(markdown)

const pieces = [
  ['www', '.', 'http', 's', ':', '/', '@', 'a', 'b.org', 'xmpp:', 'mailto:', '&#119;', '&commat;', '&'],
  ['*', '_', '~~', '`', '[', ']', '(', ')', '![', '[[', ']]', '[^1]', '[^1]: ', '$', '$$', '<', '>', '%%', '\\'],
  [' ', '\n', '\n\n', '|', '\n|-|-|\n', '\n:-\n', ':', '-', '- [ ] ', '- [x', '~', '> ', '# ', '    ', '1. '],
].flat()

it('[RTX-1] skipping absent syntax does not change the result of the parser', () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((some) => some.join(''))
  fc.assert(
    fc.property(text, (markdown) => {
      expect(parseMarkdown(markdown)).toEqual(whole(markdown))
    }),
    { numRuns: 1000 },
  )
})

it('[RTX-1] not even for hostile texts', () => {
  for (const markdown of hostileTexts) expect(parseMarkdown(markdown)).toEqual(whole(markdown))
})

it.each(['https://waybook.example', 'www.waybook.example', 'post@waybook.example', 'post&#64;waybook.example'])(
  '[RTX-1] the address %s is a link',
  (address) => {
    expect(JSON.stringify(parseMarkdown(`See ${address}`))).toContain('"type":"link"')
  },
)
