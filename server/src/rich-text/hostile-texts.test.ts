import { hostileTexts } from '@waybook/testing/features/rich-text/hostile-texts.ts'
import { rendered } from '@waybook/testing/features/rich-text/rendered.ts'
import * as fc from 'fast-check'
import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'

import { renderMarkdown } from './render-markdown.ts'
import { resolveHtml } from './resolve-links.ts'
import { visit } from './visit.ts'

const RUNS = process.env['LONG'] ? 20_000 : 200

const reader = unified().use(rehypeRaw).use(rehypeStringify).freeze()
/** Parses HTML as a browser would. */
const read = (html: string): Root => reader.runSync({ type: 'root', children: [{ type: 'raw', value: html }] })

const elements = new Set(
  'h2 h3 h4 p div blockquote pre hr br ul ol li figure figcaption table thead tbody tfoot tr th td a em strong code sup sub del aside mark details summary label input img section math mrow mi mn mo mtext mspace mfrac msqrt mroot msup msub msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mstyle mpadded mphantom menclose'.split(
    ' ',
  ),
)
const attributes: Readonly<Record<string, RegExp>> = {
  'a href': /^(?:(?:https?:\/\/|mailto:)[^\s"<>]|#(?:part|block|note)-)/i,
  'a role': /^doc-(?:noteref|backlink)$/,
  'a ariaLabel': /^(?:Footnote|Back to reference) [\d a-z]+$/,
  'a id': /^note-[\d-]+-from-\d+$/,
  'section dataNotes': /^$/,
  'section role': /^doc-endnotes$/,
  'section ariaLabel': /^Footnotes$/,
  'li id': /^(?:block-[\da-f]{12}|note-[\d-]+)$/,
  'math display': /^block$/,
  'mi mathvariant': /^normal$/,
  'mspace width': /^-?[\d.]+em$/,
  ...Object.fromEntries(
    'stretchy fence separator largeop movablelimits symmetric form lspace rspace'
      .split(' ')
      .map((name) => [`mo ${name}`, /^(?:true|false|prefix|infix|postfix|-?[\d.]+em)$/]),
  ),
  'a rel': /^noopener$/,
  'a dataEntity': /^[a-z0-9-]+\/[a-z0-9-]+$/,
  'aside dataSecret': /^(?:\d+-[\w-]{16})?$/,
  'aside dataAudience': /^(?:everyone|[a-z0-9/ -]+)$/,
  'a dataCard': /^$/,
  'div dataCallout': /^(?:note|tip|question|warning|danger|quote)$/,
  'div dataEmbed': /^[a-z0-9-]+\/[a-z0-9-]+$/,
  'details dataCallout': /^(?:note|tip|question|warning|danger|quote)$/,
  'details open': /^$|^true$/,
  'p dataCalloutTitle': /^$|^true$/,
  'li dataTask': /^(?:open|done)$/,
  'input type': /^checkbox$/,
  'input disabled': /^$|^true$/,
  'input checked': /^$|^true$/,
  'img dataPicture': /^[\w%.!~*'()-]+$/,
  'img alt': /^[^]*$/,
  'img width': /^\d{1,4}$/,
  'a dataPart': /^[\w%.!~*'()-]+$/,
  'div dataPart': /^[\w%.!~*'()-]+$/,
  ...Object.fromEntries(
    ['p', 'div', 'details', 'ul', 'ol', 'table', 'blockquote'].map((name) => [`${name} id`, /^block-[\da-f]{12}$/]),
  ),
  ...Object.fromEntries(['ul', 'ol', 'table'].map((name) => [`${name} dataDice`, /^\d{0,2}d\d{1,4}$/])),
  'code dataDiagram': /^mermaid$/,
  'h2 dataLevel': /^1$/,
  'h4 dataLevel': /^[56]$/,
  'h2 id': /^part-/,
  'h3 id': /^part-/,
  'h4 id': /^part-/,
  'ol start': /^\d+$/,
  'td align': /^(?:left|center|right)$/,
  'th align': /^(?:left|center|right)$/,
  'td colSpan': /^\d\d?$/,
  'td rowSpan': /^\d\d?$/,
}

/** The parts of a rendered text that are not allowed. */
function dangers(html: string): string[] {
  const found: string[] = []
  visit(read(html), (node) => {
    if (node.type !== 'element') return void (node.type === 'root' || node.type === 'text' || found.push(node.type))
    if (!elements.has(node.tagName)) found.push(node.tagName)
    for (const [name, value] of Object.entries(node.properties))
      if (!attributes[`${node.tagName} ${name}`]?.test([value].flat().join(' '))) found.push(`${node.tagName} ${name}`)
  })
  return found
}

describe('a hostile text', () => {
  it.each(hostileTexts)('[RTX-4] %s is rendered harmless', (text) => {
    for (const written of [
      text,
      `- ${text}`,
      `> [!secret]\n> ${text}`,
      `| a |\n| - |\n| ${text} |`,
      `<div>${text}`,
      `**${text}**`,
    ]) {
      const { full, open } = rendered(written)
      expect(dangers(full)).toEqual([])
      expect(dangers(open)).toEqual([])
    }
  })

  it('[RTX-11] cannot forge a link placeholder or a secret', () => {
    const { full, mentions } = rendered(
      '<a data-entity="characters/zebulon">x</a> <aside data-secret="">y</aside><!--0-->',
      '<div data-embed="characters/zebulon"></div> <img data-picture="map.png" alt=""> <a data-card href="x">z</a>',
    )
    expect(full).not.toMatch(/data-/)
    expect(mentions).toEqual([])
  })
})

/** Random mixtures of hostile and ordinary pieces. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.constantFrom('\n', '\n\n', '> ', '- ', '  ', '| ', '```\n', '*', '`', '<div>', '</div>', '<!--', '&', '"', '[['),
    fc.string(),
  ),
  { maxLength: 12 },
)
const text = pieces.map((all) => all.join(''))

it('[RTX-4] no mixture of texts is harmful, and neither are the inserted names', () => {
  fc.assert(
    fc.property(text, fc.string(), (written, name) => {
      const result = renderMarkdown(written)
      if (!result.ok) return
      expect(dangers(result.full)).toEqual([])
      const names = new Map([['items/bell', name + '<img src=x onerror=alert(1)>']])
      const answered = resolveHtml(result.full, { names, everything: false })
      expect(dangers(answered.replaceAll('href="/items/bell" ', ''))).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

/** Texts after the marker. Some of them turn the line into something other than a paragraph. */
const title = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '-',
    ': Beware',
    ': <b> "c"',
    ':',
    '(a)',
    '[b]',
    '\n> ===',
    '\n> ---',
    ' | b\n> --- | ---',
    '<!--',
  ),
  fc.string().filter((one) => !/[\r\n]/.test(one)),
)

it('[RTX-251] a comment is shown only in code, whatever surrounds it', () => {
  fc.assert(
    fc.property(text, text, text, (before, within, after) => {
      const result = renderMarkdown(`${before}\n\n%% zugzwang ${within} %%\n\n${after}`)
      // After `<plaintext>`, even code elements are shown literally.
      if (!result.ok || before.includes('%%') || before.includes('<plaintext>')) return
      expect(result.full.replaceAll(/<code>[^]*?<\/code>/g, '')).not.toContain('zugzwang')
    }),
    { numRuns: RUNS },
  )
})

it('[RTX-13] a secret stays secret whatever surrounds it, or its marker stays visible', () => {
  const quoted = (lines: string) =>
    lines
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
  fc.assert(
    fc.property(text, title, text, text, (before, titled, within, after) => {
      const result = renderMarkdown(`${before}\n\n> [!secret]${titled}\n> zugzwang\n${quoted(within)}\n\n${after}`)
      if (!result.ok) return
      // Inside an open comment, code or HTML block it is not a quote. Then an import refuses the text because of the marker.
      const none = result.search.open.includes('[!secret')
      expect(none || !(result.open + result.search.open).includes('zugzwang')).toBe(true)
    }),
    { numRuns: RUNS },
  )
})
