import type { Element, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import type { Plugin } from 'unified'

type Child = Root['children'][number] | Element['children'][number]

/**
 * Parses the author's HTML in a rendered text as a browser would. This takes a fifth of the rendering time, so texts that it would not
 * change are skipped: texts without HTML and without code blocks, whose first line break it would remove.
 */
export const parseAuthorHtml: Plugin<[], Root> = () => {
  const parse = rehypeRaw({ passThrough: ['secret', 'placed'] })
  return (tree, file) => {
    if (tree.children.some(mayChange)) return parse(tree, file)
    joinTexts(tree)
    return tree
  }
}

function mayChange(node: Child): boolean {
  if (node.type !== 'element') return node.type === 'raw'
  return node.tagName === 'pre' || node.children.some(mayChange)
}

/** Removes empty texts and joins adjacent ones. */
function joinTexts(parent: Root | Element): void {
  const joined: Child[] = []
  for (const child of parent.children) {
    const last = joined.at(-1)
    if (child.type === 'element') joinTexts(child)
    if (child.type !== 'text') joined.push(child)
    else if (last?.type === 'text') last.value += child.value
    else if (child.value !== '') joined.push(child)
  }
  parent.children = joined
}
