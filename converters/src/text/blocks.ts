import type { BlockContent, Blockquote, Literal, Paragraph, PhrasingContent, RootContent } from 'mdast'

/** `[[characters/kessa|the guide]]`. Empty words show the name of the page, or "someone" to those who may not know it. */
export interface PageLink extends Literal {
  type: 'pageLink'
  /** The id. */
  value: string
  words: string
}

/** `![[maps/reach.png]]` */
export interface ShownPicture extends Literal {
  type: 'shownPicture'
  /** The path in the folder. */
  value: string
}

/** The marker at the beginning of a quote that players don't read. */
interface SecretMarker extends Literal {
  type: 'secretMarker'
  /** `''` for the game master only. */
  value: '' | 'for everyone'
}

declare module 'mdast' {
  interface PhrasingContentMap {
    pageLink: PageLink
    shownPicture: ShownPicture
    secretMarker: SecretMarker
  }
  interface RootContentMap {
    pageLink: PageLink
    shownPicture: ShownPicture
    secretMarker: SecretMarker
  }
}

export type Block = RootContent

export function heading(depth: 1 | 2 | 3 | 4 | 5 | 6, text: string): Block {
  return { type: 'heading', depth, children: words(text) }
}

export function paragraph(...children: readonly PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [...children] }
}

export function words(text: string): PhrasingContent[] {
  return text === '' ? [] : [{ type: 'text', value: text }]
}

export function pageLink(to: string, shown = ''): PageLink {
  return { type: 'pageLink', value: to, words: shown }
}

export function shownPicture(path: string): ShownPicture {
  return { type: 'shownPicture', value: path }
}

/** A quote that only the game master reads. Empty for no blocks. */
export function secret(blocks: readonly Block[], audience: '' | 'for everyone' = ''): Blockquote[] {
  if (blocks.length === 0) return []
  const marker = paragraph({ type: 'secretMarker', value: audience })
  return [{ type: 'blockquote', children: [marker, ...blocks.filter(isQuotable)] }]
}

function isQuotable(block: Block): block is BlockContent {
  return !PHRASING.has(block.type)
}

const PHRASING: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'link',
  'inlineCode',
  'break',
  'image',
  'pageLink',
  'shownPicture',
  'secretMarker',
])

/** Puts phrases that stand between blocks into paragraphs. */
export function asBlocks(nodes: readonly RootContent[]): Block[] {
  const blocks: Block[] = []
  let open: PhrasingContent[] = []
  const close = () => {
    if (open.some((node) => node.type !== 'text' || node.value.trim() !== '')) blocks.push(paragraph(...open))
    open = []
  }
  for (const node of nodes)
    if (isPhrase(node)) open.push(node)
    else {
      close()
      blocks.push(node)
    }
  close()
  return blocks
}

function isPhrase(node: RootContent): node is PhrasingContent {
  return PHRASING.has(node.type)
}

/** A list of `Name: value` lines. */
export function bullets(lines: readonly PhrasingContent[][]): Block[] {
  if (lines.length === 0) return []
  const children = lines.map((line) => ({ type: 'listItem' as const, spread: false, children: [paragraph(...line)] }))
  return [{ type: 'list', ordered: false, spread: false, children }]
}

export function table(rows: readonly (readonly string[])[]): Block[] {
  if (rows.length < 2) return []
  const children = rows.map((row) => ({
    type: 'tableRow' as const,
    children: row.map((cell) => ({ type: 'tableCell' as const, children: words(cell) })),
  }))
  return [{ type: 'table', children }]
}

/** A text without markup, or with markup that stays as it is written. */
export function plainParagraphs(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraph(...words(part.trim())))
}
