import type { VisibilityScope } from '@waybook/contract'
import { exceededLimit } from '@waybook/entity-text'
import type { Root as HtmlRoot, ElementContent, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

import { mayRead } from './audience.ts'
import { removeComments } from './comments.ts'
import { embeddedPictures } from './embeds.ts'
import { numberNotes } from './footnotes.ts'
import { numberHeadings } from './heading-ids.ts'
import { hideSections, type HiddenNames, NOTHING_HIDDEN } from './hidden-sections.ts'
import { limitFormulas } from './math.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { resolveWithin } from './parts.ts'
import { plainWords } from './plain-words.ts'
import { renderTree } from './render-tree.ts'
import { idOf, markSecrets, type SecretMark } from './secret-marks.ts'
import { cutSecrets, unwrapOpen } from './secret.ts'
import { visit } from './visit.ts'

/** A rendered Markdown text. `full` has its secrets in `<aside data-secret>`. `open` has only secrets for everyone, and no trace of others. */
export interface RichText {
  /** Sanitized HTML, with wiki links as placeholders that `resolveHtml` replaces. */
  readonly full: string
  readonly open: string
  /** The texts for the players of characters who may read more than the open text. */
  readonly variants: readonly TextVariant[]
  /** The linked entities, without duplicates. */
  readonly mentions: readonly RichTextMention[]
  /** The plain text, for the search. Links that show their target's name add nothing. */
  readonly search: { readonly full: string; readonly open: string }
  readonly secrets: readonly SecretMark[]
  /** The targets of its pictures, as written. */
  readonly pictures: readonly string[]
  /** Whether its last comment is closed. An unclosed comment hides the rest of the text. */
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
  /** Whether all links to the entity are in secrets that are not for everyone. */
  readonly secret: boolean
  /** For a secret mention, the characters whose players may read it. */
  readonly readers: readonly string[]
}

export type Rendered = ({ readonly ok: true } & RichText) | { readonly ok: false; readonly why: string }

const writer = unified().use(rehypeStringify).freeze()

/** The result for an empty text. Most entities have no read-aloud text, and parsing nothing takes a tenth of a millisecond. */
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

/** Each reader adds another stored copy of the text. */
const READERS_MAX = 30

/** Renders Markdown, which may contain HTML, to sanitized HTML. `hidden`: the headings whose sections are secrets. */
export function renderMarkdown(markdown: string, hidden: HiddenNames = NOTHING_HIDDEN): Rendered {
  if (markdown === '') return EMPTY
  const why = exceededLimit(markdown)
  if (why !== null) return { ok: false, why }
  const root = parseMarkdown(markdown)
  const secrets = markSecrets(root, markdown)
  const commentsClosed = removeComments(root)
  const hidesSections = hideSections(root, hidden)
  const named = [...new Set(secrets.flatMap(({ audience }) => (audience === 'everyone' ? [] : (audience ?? []))))]
  if (named.length > READERS_MAX) return { ok: false, why: `has secrets for more than ${READERS_MAX} characters` }
  limitFormulas(root)
  const tree = renderTree(root)
  // The full version comes last, because it changes the tree instead of a copy.
  const open = secrets.length === 0 && !hidesSections ? null : versionFor(tree, null)
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

/** Renders a stored Markdown text for one reader. Imports refuse texts beyond the limits. Texts that an older version accepted give ''. */
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

/** The version for the game master: everything. Each secret has its id and audience, which the page needs for changing the audience. */
function fullVersion(tree: HtmlRoot): Version {
  visit(tree, 'element', (element) => {
    const secret = element.data?.secret
    if (!secret) return
    const { audience, isSection } = secret
    element.properties = {
      dataSecret: isSection ? '' : idOf(secret),
      ...(audience && { dataAudience: [audience].flat().join(' ') }),
    }
  })
  return writeVersion(tree)
}

/** The version for a player, with or without a character. Omits secrets that they may not read. Secrets for everyone are ordinary text. */
function versionFor(whole: HtmlRoot, character: string | null): Version {
  const tree = copyOfTree(whole)
  cutSecrets(tree, (audience) => mayRead(audience, character))
  return writeVersion(tree, unwrapOpen)
}

function writeVersion(tree: HtmlRoot, finish: (tree: HtmlRoot) => void = () => {}): Version {
  // Comes before `finish`, because revealing a secret must not change the ids of other headings.
  numberHeadings(tree)
  numberNotes(tree)
  finish(tree)
  return {
    html: resolveWithin(writer.stringify(tree)),
    words: plainWords(tree, { secrets: true }),
    links: linksIn(tree),
  }
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

/** A deep copy of a rendered tree, including the properties of its elements. `structuredClone` takes several times as long. */
function copyOfTree(tree: Root): Root {
  return { ...tree, children: tree.children.map((child) => (child.type === 'doctype' ? child : copyOfContent(child))) }
}

function copyOfContent(node: ElementContent): ElementContent {
  if (node.type !== 'element') return { ...node }
  return { ...node, properties: { ...node.properties }, children: node.children.map(copyOfContent) }
}
