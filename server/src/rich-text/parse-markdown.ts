import type { Nodes, Root } from 'mdast'
import { fromMarkdown, type Extension as TreeExtension } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { combineExtensions } from 'micromark-util-combine-extensions'
import type { Extension } from 'micromark-util-types'

import './edit-map.ts'
import { mathFromMarkdown, mathSyntax } from './math-syntax.ts'
import { wikiLinkSyntax } from './wiki-link-syntax.ts'

/** An addition to CommonMark. */
interface Addition {
  /** Matches every text that may contain the syntax. */
  readonly sign: RegExp
  readonly syntax: Extension
  readonly tree: TreeExtension
}

/** GitHub's additions, in GitHub's order, and formulas. The order matters, because several may begin at the same character. */
const additions: readonly Addition[] = [
  // `&#64;` is an `@`, and other references may encode letters of an address.
  { sign: /http|www|[@&]/i, syntax: gfmAutolinkLiteral(), tree: literalLinks() },
  { sign: /\[\^/, syntax: gfmFootnote(), tree: gfmFootnoteFromMarkdown() },
  { sign: /~/, syntax: gfmStrikethrough(), tree: gfmStrikethroughFromMarkdown() },
  // A table with one column needs no `|`, only a colon for its alignment.
  { sign: /\||:-|-:/, syntax: gfmTable(), tree: gfmTableFromMarkdown() },
  // The second bracket may be on the next line, after a quote marker.
  { sign: /\[[ \t\r\nx]/i, syntax: gfmTaskListItem(), tree: gfmTaskListItemFromMarkdown() },
  { sign: /\$/, syntax: mathSyntax, tree: mathFromMarkdown },
]

/** Looks for addresses that the syntax missed, such as those after a letter, only in texts that may have one. */
function literalLinks(): TreeExtension {
  const { transforms, ...tree } = gfmAutolinkLiteralFromMarkdown()
  const find = (root: Root) => {
    if (hasAddress(root)) for (const transform of transforms ?? []) transform(root)
  }
  return { ...tree, transforms: [find] }
}

function hasAddress(node: Nodes): boolean {
  if (node.type === 'link' || node.type === 'linkReference') return false
  if (node.type === 'text') return /https?:\/\/|www\.|@|xmpp:/i.test(node.value)
  return 'children' in node && node.children.some(hasAddress)
}

interface Options {
  readonly extensions: Extension[]
  readonly mdastExtensions: TreeExtension[]
}

/** Caches options by the set of additions. Combining additions for each text would take a tenth of the parsing time. */
const optionsOf = new Map<string, Options>()

/**
 * Parses the Markdown of campaigns. Looking for absent syntax would take a third of the time, so an addition is used only if the text
 * matches its `sign`. Do not parse texts beyond the limits of `exceededLimit`.
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
