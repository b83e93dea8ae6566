import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

import { parseAuthorHtml } from './author-html.ts'
import { calloutLooks, shapeCallouts } from './callouts.ts'
import { listOfNotes, takeNotes } from './footnotes.ts'
import { readObsidianBlocks } from './obsidian-blocks.ts'
import { fillPlaces, markOf, placeFormulas, type Placed } from './placed.ts'
import { markRandomTables } from './random-tables.ts'
import type { SecretMark } from './secret-marks.ts'
import { takeSecrets } from './secret.ts'
import { tidyTree } from './tidy-tree.ts'
import { SKIP, visit } from './visit.ts'

/** Elements that are removed with their content. The text of other disallowed elements stays. */
const strip =
  'script style template noscript iframe object embed textarea title select svg math xmp noembed noframes head'.split(
    ' ',
  )

export const tagNames = [
  'h1 h2 h3 h4 h5 h6 p div blockquote pre hr br ul ol li figure figcaption',
  'table thead tbody tfoot tr th td',
  'a em i strong b code sup sub del s mark',
  'details summary',
].flatMap((names) => names.split(' '))

const cell: ['align', RegExp] = ['align', /^(?:left|center|right)$/]
const spans: [string, RegExp][] = [
  ['colSpan', /^[1-9]\d?$/],
  ['rowSpan', /^[1-9]\d?$/],
]

const callout: [string, ...string[]] = ['dataCallout', ...calloutLooks]

/** The name of a block, which becomes its id. */
const block: [string, RegExp] = ['dataBlock', /^[a-z0-9-]+$/]

/** The dice of a random table. */
const dice: [string, RegExp] = ['dataDice', /^\d{0,2}d\d{1,4}$/]

/** The allowed HTML. The markup for links, pictures and secrets is missing. It is added later, so authors cannot forge it. */
const allowList: Options = {
  tagNames,
  strip,
  attributes: {
    a: ['href'],
    ul: [block, dice],
    ol: [['start', /^\d{1,6}$/], block, dice],
    li: [['dataTask', 'open', 'done'], block],
    table: [block, dice],
    code: [['dataDiagram', 'mermaid']],
    blockquote: [block],
    td: [cell, ...spans],
    th: [cell, ...spans],
    div: [callout, block],
    details: [callout, 'open', block],
    p: ['dataCalloutTitle', block],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  ancestors: Object.fromEntries(['thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, ['table']])),
  clobber: [],
  clobberPrefix: '',
  required: {},
  // The only comments left at this point are placeholders.
  allowComments: true,
}

const toHtml = unified()
  .use(remarkRehype, { allowDangerousHtml: true, passThrough: ['secret', 'placed'] })
  .use(parseAuthorHtml)
  .use(() => markRandomTables)
  .use(() => markSecretPlaces)
  .use(rehypeSanitize, allowList)
  .use(() => tidyTree)
  .freeze()

/**
 * Renders a parsed text with marked secrets to a sanitized tree. Each secret and each footnote is rendered separately and inserted at the
 * end. This keeps unbalanced tags inside or outside the secret from moving text across its boundary.
 */
export function renderTree(root: Root): HtmlRoot {
  const secrets = takeSecrets(root)
  const placed: Placed = []
  const taken = takeNotes(root, placed)
  const render = (part: Root) => {
    shapeCallouts(part)
    readObsidianBlocks(part)
    placeFormulas(part, placed)
    const tree = toHtml.runSync(part)
    fillPlaces(tree, placed)
    return tree
  }
  const tree = render(root)
  visit(tree, 'comment', (place, index, parent) => {
    const secret = secrets[Number(place.value)]
    if (!secret || !parent || index === undefined) return undefined
    parent.children[index] = aside(renderTree(secret.root), secret.mark)
    return SKIP
  })
  if (taken.notes.length > 0) tree.children.push({ type: 'text', value: '\n' }, listOfNotes(taken, render))
  return tree
}

function aside({ children }: HtmlRoot, secret: SecretMark): Element {
  const content = children.filter((child): child is ElementContent => child.type !== 'doctype')
  const element: Element = { type: 'element', tagName: 'aside', properties: { dataSecret: '' }, children: content }
  return Object.assign(element, { data: { secret } })
}

/** Turns placeholders into comments, which pass the allow-list, and removes the author's own comments. */
function markSecretPlaces(tree: HtmlRoot): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'comment') {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'placed') parent.children[index] = { type: 'comment', value: markOf(node) }
    if (node.type === 'secret') parent.children[index] = { type: 'comment', value: String(node.index) }
    return undefined
  })
}
