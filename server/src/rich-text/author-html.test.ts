import { hostileTexts } from '@waybook/testing/features/rich-text/hostile-texts.ts'
import * as fc from 'fast-check'
import type { Element, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { expect, it } from 'vitest'

import { parseAuthorHtml } from './author-html.ts'
import { shapeCallouts } from './callouts.ts'
import { takeNotes } from './footnotes.ts'
import { readObsidianBlocks } from './obsidian-blocks.ts'
import { parseMarkdown } from './parse-markdown.ts'

const before = unified().use(remarkRehype, { allowDangerousHtml: true, passThrough: ['placed'] })
const sometimes = before().use(parseAuthorHtml).freeze()
const always = before()
  .use(rehypeRaw, { passThrough: ['placed'] })
  .freeze()

const pieces = [
  [
    'www.a.b',
    'https://a.b',
    'post@a.b',
    'words',
    '&#119;',
    '&#0;',
    '&#13;',
    '\0',
    '\u00A0',
    '\f',
    '<b>',
    '</p>',
    '<!-- -->',
  ],
  ['*', '**', '_', '~~', '`', '[', ']', '(/a)', '![', '[[a|b]]', '[a](/b)', '[www.a.b](', ')', '\\', '==', '![a](b)'],
  [
    ' ',
    '\n',
    '\n\n',
    '|',
    '\n|-|-|\n',
    '\n:-\n',
    '- [ ] ',
    '- ',
    '1. ',
    '> ',
    '> [!note] ',
    '> [!tip]- ',
    '# ',
    '\n===\n',
  ],
  ['    ', '```', '\n```\n', '---\n', '  \n', '^block', '[a]: b\n'],
].flat()

function shaped(markdown: string) {
  const root = parseMarkdown(markdown)
  takeNotes(root, [])
  shapeCallouts(root)
  readObsidianBlocks(root)
  return root
}

/** The parts of a tree that are written to HTML. An attribute with the value `false` is not written. */
function written(node: Root['children'][number] | Element['children'][number]): unknown {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return node.type
  const attributes = Object.entries(node.properties).filter(([, value]) => value !== false)
  return [node.tagName, attributes, node.children.map(written)]
}

/** The output for a text with and without parsing it as HTML. */
function bothOf(markdown: string) {
  const [some, all] = [sometimes, always].map((how) => how.runSync(shaped(markdown)).children.map(written))
  return { some, all }
}

it('[RTX-1] a text that a browser would not change gives the same result without parsing it as HTML', () => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (markdown) => {
      const { some, all } = bothOf(markdown)
      expect(some).toEqual(all)
    }),
    { numRuns: 1000 },
  )
})

it('[RTX-1] so does a hostile text', () => {
  for (const markdown of hostileTexts) {
    const { some, all } = bothOf(markdown)
    expect(some).toEqual(all)
  }
})
