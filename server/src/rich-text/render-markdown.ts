import type { Root as HtmlRoot } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

import { removeComments } from './comments.ts'
import { embeddedPictures } from './embeds.ts'
import { numberHeadings } from './heading-ids.ts'
import { plainWords } from './plain-words.ts'
import { renderTree } from './render-tree.ts'
import { removeSecrets } from './secret.ts'
import { exceededLimit } from './text-limits.ts'
import { wikiLinkSyntax } from './wiki-link-syntax.ts'

/** A rendered Markdown text. `full` has its secrets in `<aside data-secret>`, `open` leaves them out. */
export interface RichText {
  /** Sanitised HTML, with wiki links as placeholders that `resolveHtml` replaces. */
  readonly full: string
  readonly open: string
  /** The linked entities, without duplicates; `secret` if only secrets link to the entity. */
  readonly mentions: readonly { readonly to: string; readonly secret: boolean }[]
  /** The plain text, for the search. Links that show their target's name add nothing. */
  readonly search: { readonly full: string; readonly open: string }
  /** The pictures that it shows, as they are written. */
  readonly pictures: readonly string[]
  /** Whether its last comment is closed, so that it does not hide the rest of the text. */
  readonly commentsClosed: boolean
}

export type Rendered = ({ readonly ok: true } & RichText) | { readonly ok: false; readonly why: string }

const parser = unified().use(remarkParse).use(remarkGfm).data('micromarkExtensions', [wikiLinkSyntax]).freeze()
const writer = unified().use(rehypeStringify).freeze()

/** Most entities have no text for the table to read aloud, and parsing nothing takes a tenth of a millisecond. */
const EMPTY: Rendered = {
  ok: true,
  full: '',
  open: '',
  mentions: [],
  search: { full: '', open: '' },
  pictures: [],
  commentsClosed: true,
}

/** Renders Markdown, which may contain HTML, to sanitised HTML. */
export function renderMarkdown(markdown: string): Rendered {
  if (markdown === '') return EMPTY
  const why = exceededLimit(markdown)
  if (why !== null) return { ok: false, why }
  const parsed = parser.parse(markdown)
  const commentsClosed = removeComments(parsed)
  const tree = renderTree(parsed, markdown)
  numberHeadings(tree)
  const search = { full: plainWords(tree, { secrets: true }), open: plainWords(tree, { secrets: false }) }
  const linked = linksIn(tree)
  const full = writer.stringify(tree)
  removeSecrets(tree)
  const openly = linksIn(tree)
  const mentions = [...linked].map((to) => ({ to, secret: !openly.has(to) }))
  const pictures = [...new Set(embeddedPictures(full))]
  return { ok: true, full, open: writer.stringify(tree), mentions, search, pictures, commentsClosed }
}

/** Renders a stored Markdown text for one reader. Imports refuse texts beyond the limits; one that an older version accepted gives ''. */
export function renderFor({ everything }: { readonly everything: boolean }, markdown: string): string {
  const rendered = renderMarkdown(markdown)
  if (!rendered.ok) return ''
  return everything ? rendered.full : rendered.open
}

function linksIn(tree: HtmlRoot): ReadonlySet<string> {
  const links = new Set<string>()
  visit(tree, 'element', ({ properties: { dataEntity = '', dataEmbed = '' } }) => {
    for (const id of [dataEntity, dataEmbed]) if (typeof id === 'string' && id !== '') links.add(id)
  })
  return links
}
