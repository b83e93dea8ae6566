import type { Element, ElementContent, Root } from 'hast'

import { INLINE } from './plain-words.ts'
import { visit } from './visit.ts'

/** Gives every `- [ ]` a disabled check box with its words as the label. Added after sanitizing, so authors cannot write one. */
export function labelTasks(tree: Root): void {
  visit(tree, 'element', (item) => {
    const { dataTask } = item.properties
    if (typeof dataTask !== 'string') return
    const first = item.children.find((child) => child.type !== 'text' || child.value.trim() !== '')
    const within = first?.type === 'element' && first.tagName === 'p' ? first : item
    within.children = labeled(within.children, dataTask)
  })
}

/** Moves the children before the first block into a label. */
function labeled(children: readonly ElementContent[], task: string): ElementContent[] {
  const block = children.findIndex((child) => child.type === 'element' && !INLINE.has(child.tagName))
  const words = block < 0 ? children : children.slice(0, block)
  const label: Element = { type: 'element', tagName: 'label', properties: {}, children: [checkBox(task), ...words] }
  return [label, ...(block < 0 ? [] : children.slice(block))]
}

function checkBox(task: string): Element {
  const properties = { type: 'checkbox', disabled: true, ...(task === 'done' && { checked: true }) }
  return { type: 'element', tagName: 'input', properties, children: [] }
}
