import { GFM, parser, type MarkdownParser } from '@lezer/markdown'

import { wikiLinkSyntax } from './wiki-link.ts'

/** Reads the text of a page: Markdown as the server renders it, with links to entities. */
export function pageParser(): MarkdownParser {
  return parser.configure([GFM, wikiLinkSyntax])
}
