import type { VisibilityScope } from '@waybook/contract'
import type { Root as HtmlRoot } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

import { mayRead } from './audience.ts'
import { removeComments } from './comments.ts'
import { copyOfTree } from './copy-of-tree.ts'
import { embeddedPictures } from './embeds.ts'
import { numberHeadings } from './heading-ids.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { plainWords } from './plain-words.ts'
import { renderTree } from './render-tree.ts'
import { idOf, markSecrets, type SecretMark } from './secret-marks.ts'
import { cutSecrets, unwrapOpen } from './secret.ts'
import { exceededLimit } from './text-limits.ts'
import { visit } from './visit.ts'

/** A rendered Markdown text. `full` has its secrets in `<aside data-secret>`, `open` has only those for everyone, and no trace of the others. */
export interface RichText {
  /** Sanitised HTML, with wiki links as placeholders that `resolveHtml` replaces. */
  readonly full: string
  readonly open: string
  /** What is read by the players of characters who read more than the open text. */
  readonly variants: readonly TextVariant[]
  /** The linked entities, without duplicates. */
  readonly mentions: readonly RichTextMention[]
  /** The plain text, for the search. Links that show their target's name add nothing. */
  readonly search: { readonly full: string; readonly open: string }
  readonly secrets: readonly SecretMark[]
  /** The pictures that it shows, as they are written. */
  readonly pictures: readonly string[]
  /** Whether its last comment is closed, so that it does not hide the rest of the text. */
  readonly commentsClosed: boolean
}

/** A text as the player of one character reads it. */
export interface TextVariant {
  readonly character: string
  readonly html: string
  /** The plain text, as in `search`. */
  readonly words: string
}

export interface RichTextMention {
  readonly to: string
  /** Whether only secrets link to the entity that are not for everyone. */
  readonly secret: boolean
  /** If it is secret: the characters whose players read it nevertheless. */
  readonly readers: readonly string[]
}

export type Rendered = ({ readonly ok: true } & RichText) | { readonly ok: false; readonly why: string }

const writer = unified().use(rehypeStringify).freeze()

/** Most entities have no text for the table to read aloud, and parsing nothing takes a tenth of a millisecond. */
const EMPTY: Rendered = {
  ok: true,
  full: '',
  open: '',
  variants: [],
  mentions: [],
  search: { full: '', open: '' },
  secrets: [],
  pictures: [],
  commentsClosed: true,
}

/** Each costs the text once more, wherever it is stored. */
const READERS_MAX = 30

/** Renders Markdown, which may contain HTML, to sanitised HTML. */
export function renderMarkdown(markdown: string): Rendered {
  if (markdown === '') return EMPTY
  const why = exceededLimit(markdown)
  if (why !== null) return { ok: false, why }
  const root = parseMarkdown(markdown)
  const secrets = markSecrets(root, markdown)
  const commentsClosed = removeComments(root)
  const named = [...new Set(secrets.flatMap(({ audience }) => (audience === 'everyone' ? [] : (audience ?? []))))]
  if (named.length > READERS_MAX) return { ok: false, why: `has secrets for more than ${READERS_MAX} characters` }
  const tree = renderTree(root)
  // In this order, because the tree of the game master is not copied.
  const open = secrets.length === 0 ? null : versionFor(tree, null)
  const versions = named.map((character) => ({ character, ...versionFor(tree, character) }))
  const full = fullVersion(tree)
  const openly = open ?? full
  const variants = versions.filter(({ html }) => html !== openly.html)
  const mentions = Array.from(full.links, (to) => {
    const secret = !openly.links.has(to)
    const readers = secret ? variants.filter(({ links }) => links.has(to)).map(({ character }) => character) : []
    return { to, secret, readers }
  })
  return {
    ok: true,
    full: full.html,
    open: openly.html,
    variants: variants.map(({ character, html, words }) => ({ character, html, words })),
    mentions,
    search: { full: full.words, open: openly.words },
    secrets,
    pictures: [...new Set(embeddedPictures(full.html))],
    commentsClosed,
  }
}

/** Renders a stored Markdown text for one reader. Imports refuse texts beyond the limits; one that an older version accepted gives ''. */
export function renderFor(scope: VisibilityScope, markdown: string): string {
  const rendered = renderMarkdown(markdown)
  if (!rendered.ok) return ''
  if (scope.everything) return rendered.full
  return rendered.variants.find(({ character }) => character === scope.ownCharacter)?.html ?? rendered.open
}

interface Version {
  readonly html: string
  readonly words: string
  readonly links: ReadonlySet<string>
}

/** For the game master: everything, each secret with what the page needs to change its audience. */
function fullVersion(tree: HtmlRoot): Version {
  visit(tree, 'element', (element) => {
    const secret = element.data?.secret
    if (!secret) return
    const { audience } = secret
    element.properties = { dataSecret: idOf(secret), ...(audience && { dataAudience: [audience].flat().join(' ') }) }
  })
  return writeVersion(tree)
}

/** For the player of a character, or of none: without the secrets that they may not read, and those for everyone as ordinary text. */
function versionFor(whole: HtmlRoot, character: string | null): Version {
  const tree = copyOfTree(whole)
  cutSecrets(tree, (audience) => mayRead(audience, character))
  return writeVersion(tree, unwrapOpen)
}

function writeVersion(tree: HtmlRoot, finish: (tree: HtmlRoot) => void = () => {}): Version {
  // Before secrets for everyone lose their boxes, so that revealing one changes no other heading's id.
  numberHeadings(tree)
  finish(tree)
  return { html: writer.stringify(tree), words: plainWords(tree, { secrets: true }), links: linksIn(tree) }
}

/** The secrets of a Markdown text. */
export function secretsIn(markdown: string): SecretMark[] {
  return exceededLimit(markdown) === null ? markSecrets(parseMarkdown(markdown), markdown) : []
}

function linksIn(tree: HtmlRoot): ReadonlySet<string> {
  const links = new Set<string>()
  visit(tree, 'element', ({ properties: { dataEntity = '', dataEmbed = '' } }) => {
    for (const id of [dataEntity, dataEmbed]) if (typeof id === 'string' && id !== '') links.add(id)
  })
  return links
}
