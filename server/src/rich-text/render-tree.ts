import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

import { allowList } from './allow-list.ts'
import { takeSecrets } from './secret.ts'
import { tidyTree } from './tidy-tree.ts'

const toHtml = unified()
  .use(remarkRehype, { allowDangerousHtml: true, passThrough: ['secret'] })
  .use(rehypeRaw, { passThrough: ['secret'] })
  .use(() => markSecretPlaces)
  .use(rehypeSanitize, allowList)
  .use(() => tidyTree)
  .freeze()

/**
 * Renders a parsed text into a clean tree. Each secret is rendered by itself and put in its place at the end, so that no tag
 * that is left open, or closed too often, on either side of it can move text across.
 */
export function renderTree(root: Root, source: string): HtmlRoot {
  const secrets = takeSecrets(root, source)
  const tree = toHtml.runSync(root)
  visit(tree, 'comment', (place, index, parent) => {
    const secret = secrets[Number(place.value)]
    if (!secret || !parent || index === undefined) return undefined
    parent.children[index] = aside(renderTree(secret, source))
    return SKIP
  })
  return tree
}

function aside({ children }: HtmlRoot): Element {
  const content = children.filter((child): child is ElementContent => child.type !== 'doctype')
  return { type: 'element', tagName: 'aside', properties: { dataSecret: '' }, children: content }
}

/** Secrets' places go through the allow-list as comments; the author's own comments go. */
function markSecretPlaces(tree: HtmlRoot): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.type === 'comment') {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type === 'secret') parent.children[index] = { type: 'comment', value: String(node.index) }
    return undefined
  })
}
