import * as fc from 'fast-check'
import type { Node, Parent } from 'unist'
import { visit as visitOfLibrary, type VisitorResult } from 'unist-util-visit'
import { expect, it } from 'vitest'

import { EXIT, SKIP, visit } from './visit.ts'

const { tree } = fc.letrec<{ tree: Parent; node: Node }>((tie) => ({
  tree: fc.record({ type: fc.constantFrom('root', 'quote'), children: fc.array(tie('node'), { maxLength: 4 }) }),
  node: fc.oneof({ maxDepth: 4 }, fc.record({ type: fc.constant('text') }), tie('tree')),
}))

/** The actions of a visitor, one per node. */
const answers = fc.array(
  fc.constantFrom<VisitorResult | 'remove'>(undefined, true, SKIP, EXIT, 'remove', 0, [SKIP, 1], [EXIT]),
  { maxLength: 12 },
)

type Walk = (
  root: Parent,
  type: string | null,
  visitor: (node: Node, index?: number, parent?: Parent) => VisitorResult,
) => void

const ours: Walk = (root, type, visitor) => {
  if (type === null) visit(root, visitor)
  else visit(root, type, visitor)
}

const theirs: Walk = (root, type, visitor) => {
  if (type === null) visitOfLibrary(root, visitor)
  else visitOfLibrary(root, type, visitor)
}

function visited(walk: Walk, whole: Parent, type: string | null, answered: readonly (VisitorResult | 'remove')[]) {
  const root = structuredClone(whole)
  const seen: unknown[] = []
  walk(root, type, (node, index, parent) => {
    seen.push([node.type, index, parent?.type])
    const answer = answered[seen.length - 1]
    if (answer !== 'remove') return answer
    if (!parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return { seen, root }
}

it('[RTX-1] a tree is visited in the same way as by the library', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom(null, 'text', 'quote'), answers, (root, type, answered) => {
      expect(visited(ours, root, type, answered)).toEqual(visited(theirs, root, type, answered))
    }),
    { numRuns: 500 },
  )
})
