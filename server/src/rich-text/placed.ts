import type { Element, Root as HtmlRoot } from 'hast'
import type { Node, Root } from 'mdast'

import { renderFormula } from './math.ts'
import { visit } from './visit.ts'

/** The place of an element that is added after sanitizing, so authors cannot write one. Raw HTML cannot create or close one. */
interface Place extends Node {
  type: 'placed'
  /** The index among the elements. */
  index: number
}

declare module 'mdast' {
  interface PhrasingContentMap {
    placed: Place
  }
  interface RootContentMap {
    placed: Place
  }
}

declare module 'hast' {
  interface RootContentMap {
    placed: Place
  }
  interface ElementContentMap {
    placed: Place
  }
}

/** The elements that are added to a text, by their index. */
export type Placed = Element[]

export function placeholder(placed: Placed, element: Element): Place {
  placed.push(element)
  return { type: 'placed', index: placed.length - 1 }
}

/** Replaces formulas with placeholders of MathML. */
export function placeFormulas(root: Root, placed: Placed): void {
  visit(root, 'inlineMath', ({ value, isBlock }, index, parent) => {
    if (parent && index !== undefined)
      parent.children[index] = placeholder(placed, renderFormula({ tex: value, isBlock }))
  })
}

const PREFIX = 'placed-'

/** The comment that keeps a place while a text is sanitized. */
export function markOf({ index }: Place): string {
  return PREFIX + index
}

/** Puts the elements into their places in a sanitized tree. */
export function fillPlaces(tree: HtmlRoot, placed: Placed): void {
  if (placed.length === 0) return
  visit(tree, 'comment', ({ value }, index, parent) => {
    const element = value.startsWith(PREFIX) ? placed[Number(value.slice(PREFIX.length))] : undefined
    if (element && parent && index !== undefined) parent.children[index] = element
  })
}
