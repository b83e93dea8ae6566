import type { Element, Root } from 'hast'

/**
 * Takes the secrets out of a rendered tree; only they are asides, as an author's own are not allowed. What held nothing but
 * secrets goes with them, since an empty bullet would tell that there is one. Answers whether anything was taken out.
 */
export function removeSecrets(tree: Root | Element): boolean {
  let removed = false
  for (const child of Array.from(tree.children)) {
    if (child.type !== 'element') continue
    const secret = child.tagName === 'aside'
    const held = !secret && removeSecrets(child)
    if (secret || (held && isEmpty(child))) removeFrom(tree, child)
    removed ||= secret || held
  }
  return removed
}

/** With the line end behind it, which would show where something was. */
function removeFrom(tree: Root | Element, child: Element): void {
  const index = tree.children.findIndex((one) => one === child)
  const next = tree.children[index + 1]
  tree.children.splice(index, next?.type === 'text' && next.value.trim() === '' ? 2 : 1)
}

function isEmpty({ children }: Element): boolean {
  return children.every((child) => child.type === 'text' && child.value.trim() === '')
}
