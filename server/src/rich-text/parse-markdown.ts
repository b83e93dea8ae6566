import type { Root } from 'mdast'
import { fromMarkdown, type Extension as TreeExtension } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { combineExtensions } from 'micromark-util-combine-extensions'
import type { Extension } from 'micromark-util-types'

import { wikiLinkSyntax } from './wiki-link-syntax.ts'

/** What GitHub's Markdown adds to CommonMark, without footnotes: they would move text out of a secret. */
interface Addition {
  /** What every text has in which it may be found. */
  readonly sign: RegExp
  readonly syntax: Extension
  readonly tree: TreeExtension
}

/** In the order of GitHub's own, since more than one may begin at a character. */
const additions: readonly Addition[] = [
  // `&#64;` is an `@`, and other references may stand for the letters of an address.
  { sign: /http|www|[@&]/i, syntax: gfmAutolinkLiteral(), tree: gfmAutolinkLiteralFromMarkdown() },
  { sign: /~/, syntax: gfmStrikethrough(), tree: gfmStrikethroughFromMarkdown() },
  // A table of one column needs no `|`, only a colon that aligns it.
  { sign: /\||:-|-:/, syntax: gfmTable(), tree: gfmTableFromMarkdown() },
  // Its second bracket may be on the next line, behind the mark of a quote.
  { sign: /\[[ \t\r\nx]/i, syntax: gfmTaskListItem(), tree: gfmTaskListItemFromMarkdown() },
]

interface Options {
  readonly extensions: Extension[]
  readonly mdastExtensions: TreeExtension[]
}

/** By which of the additions are wanted. Combining them anew for each text would take a tenth of its parsing. */
const optionsOf = new Map<string, Options>()

/**
 * Parses Markdown as campaigns are written in. Looking for what is not in a text takes a third of the time, so only those additions are used of
 * which it has the sign. Texts beyond the limits of `exceededLimit` are not to be parsed.
 */
export function parseMarkdown(markdown: string): Root {
  const wanted = additions.map(({ sign }) => sign.test(markdown))
  const key = wanted.join()
  const known = optionsOf.get(key)
  const options = known ?? optionsFor(additions.filter((_, index) => wanted[index]))
  if (!known) optionsOf.set(key, options)
  return fromMarkdown(markdown, options)
}

function optionsFor(some: readonly Addition[]): Options {
  return {
    extensions: [combineExtensions([wikiLinkSyntax, ...some.map(({ syntax }) => syntax)])],
    mdastExtensions: some.map(({ tree }) => tree),
  }
}
