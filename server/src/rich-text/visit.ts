import type { Node, Parent } from 'unist'
import { EXIT, SKIP, type BuildVisitor, type VisitorResult } from 'unist-util-visit'

export { EXIT, SKIP }

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => VisitorResult

/**
 * Visits the nodes of a tree, or those of one type, each before its children. It works like `visit` of `unist-util-visit`, which defines a
 * named function for every node. That takes a sixth of the rendering time.
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void
export function visit(tree: Node, ...wanted: [Visitor] | [string, Visitor]): void {
  const [type, visitor] = wanted.length === 1 ? [null, wanted[0]] : wanted
  const walk = (node: Node, index?: number, parent?: Parent): VisitorResult => {
    const result = type === null || node.type === type ? visitor(node, index, parent) : undefined
    const action = Array.isArray(result) ? result[0] : result
    if (action === EXIT) return EXIT
    return action !== SKIP && isParent(node) && walkChildren(node) === EXIT ? EXIT : result
  }
  const walkChildren = (parent: Parent): VisitorResult => {
    for (let index = 0; index < parent.children.length;) {
      const child = parent.children[index]
      const result = child && walk(child, index, parent)
      if (result === EXIT) return EXIT
      const next = Array.isArray(result) ? result[1] : result
      index = typeof next === 'number' ? next : index + 1
    }
    return undefined
  }
  walk(tree)
}

function isParent(node: Node): node is Parent {
  return 'children' in node
}
