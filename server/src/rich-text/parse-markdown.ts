import type { Root } from 'mdast'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

import { wikiLinkSyntax } from './wiki-link-syntax.ts'

const withAddresses = unified().use(remarkParse).use(remarkGfm).data('micromarkExtensions', [wikiLinkSyntax]).freeze()

/** The same, except that bare addresses are not links: `remark-gfm` without looking for them, which takes a third of the time. */
const withoutAddresses = unified()
  .use(remarkParse)
  .data('micromarkExtensions', [wikiLinkSyntax, gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()])
  .data('fromMarkdownExtensions', [
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ])
  .freeze()

/** What every bare address has, or what may become it: `&#64;` is an `@`. */
const MAY_HAVE_ADDRESS = /http|www|[@&]/i

/** Parses Markdown as campaigns are written in. Texts beyond the limits of `exceededLimit` are not to be parsed. */
export function parseMarkdown(markdown: string): Root {
  return (MAY_HAVE_ADDRESS.test(markdown) ? withAddresses : withoutAddresses).parse(markdown)
}
