import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import type { BlockContent, DefinitionContent, FootnoteDefinition, Parents, PhrasingContent, Root } from 'mdast'

import { placeholder, type Placed } from './placed.ts'
import { SKIP, visit } from './visit.ts'

/** The footnotes of a text or of a secret, which are numbered together. */
interface Notes {
  readonly count: number
}

declare module 'hast' {
  interface ElementData {
    /** A part of a footnote: the list, a reference, the footnote itself, or the link from it to a reference. */
    note?: { readonly of: Notes; readonly is: 'list' | 'reference' | 'note' | 'back'; number: number; use: number }
  }
}

/** A footnote taken out of a text, in the order of the references. */
export interface TakenNote {
  readonly root: Root
  readonly number: number
  /** How many references lead to it. */
  uses: number
}

export interface TakenNotes {
  readonly of: Notes
  readonly notes: readonly TakenNote[]
}

/**
 * Takes the footnotes out of a text and puts numbers in the places of their references. A secret within a footnote moves to the footnote's
 * place in the source. A reference to a missing footnote, or to one of another secret, is text.
 */
export function takeNotes(root: Root, placed: Placed): TakenNotes {
  const definitions = takeDefinitions(root)
  const notes: TakenNote[] = []
  const of: Notes = { count: 0 }
  const byLabel = new Map<string, TakenNote>()
  const add = (children: Root['children']): TakenNote => {
    const note = { root: { type: 'root' as const, children }, number: notes.length + 1, uses: 0 }
    notes.push(note)
    return note
  }
  const refer = (note: TakenNote) => {
    note.uses += 1
    return placeholder(placed, referenceTo(note, of))
  }
  const number = (part: Root) =>
    visit(part, (node, index, parent) => {
      if ('children' in node) takeInlineNotes(node, (children) => refer(add([{ type: 'paragraph', children }])))
      if (node.type !== 'footnoteReference' || !parent || index === undefined) return undefined
      const { identifier, label } = node
      const children = definitions.get(identifier)
      const note = byLabel.get(identifier) ?? (children && children.length > 0 ? add(children) : null)
      if (note) byLabel.set(identifier, note)
      parent.children[index] = note ? refer(note) : { type: 'text', value: `[^${label ?? identifier}]` }
      return SKIP
    })
  number(root)
  // Footnotes may refer to others, which are added at the end.
  for (let place = 0; place < notes.length; place += 1) if (notes[place]) number(notes[place]?.root ?? root)
  return { of, notes }
}

/** Removes the definitions of footnotes. The first one with a label counts. */
function takeDefinitions(root: Root): Map<string, Root['children']> {
  const taken = new Map<string, Root['children']>()
  visit(root, 'footnoteDefinition', (definition, index, parent) => {
    if (!parent || index === undefined) return undefined
    const secrets = secretsIn(definition)
    if (!taken.has(definition.identifier)) taken.set(definition.identifier, definition.children)
    parent.children.splice(index, 1, ...secrets)
    return [SKIP, index]
  })
  return taken
}

/** Removes the places of secrets from a footnote. */
function secretsIn(definition: FootnoteDefinition): (BlockContent | DefinitionContent)[] {
  const secrets: (BlockContent | DefinitionContent)[] = []
  visit(definition, (node, index, parent) => {
    if (node.type !== 'secret' || !parent || index === undefined) return undefined
    secrets.push(node)
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return secrets
}

/** Takes `^[words]` out of the words of a block. The brackets within it must be balanced. */
function takeInlineNotes(parent: Parents, refer: (children: PhrasingContent[]) => PhrasingContent): void {
  const children: PhrasingContent[] = []
  let isChanged = false
  for (const child of parent.children) {
    if (!isPhrasing(child)) return
    children.push(child)
  }
  for (let start = nextNote(children, 0); start !== null; start = nextNote(children, start.index)) {
    const end = endOfNote(children, start)
    if (end === null) break
    const [first, last] = [children[start.index], children[end.index]]
    if (first?.type !== 'text' || last?.type !== 'text') break
    const [before, after] = [first.value.slice(0, start.at), last.value.slice(end.at + 1)]
    const within =
      start.index === end.index
        ? [text(first.value.slice(start.at + 2, end.at))]
        : [
            text(first.value.slice(start.at + 2)),
            ...children.slice(start.index + 1, end.index),
            text(last.value.slice(0, end.at)),
          ]
    children.splice(start.index, end.index - start.index + 1, text(before), refer(within), text(after))
    start.index += 2
    isChanged = true
  }
  if (isChanged) Object.assign(parent, { children: children.filter((one) => one.type !== 'text' || one.value !== '') })
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

const phrasing: ReadonlySet<string> = new Set(
  'text emphasis strong delete link linkReference image imageReference inlineCode inlineMath break html footnoteReference placed'.split(
    ' ',
  ),
)

function isPhrasing(node: Parents['children'][number]): node is PhrasingContent {
  return phrasing.has(node.type)
}

interface Spot {
  index: number
  readonly at: number
}

function nextNote(children: readonly PhrasingContent[], from: number): Spot | null {
  for (let index = from; index < children.length; index += 1) {
    const child = children[index]
    const at = child?.type === 'text' ? child.value.indexOf('^[') : -1
    if (at >= 0) return { index, at }
  }
  return null
}

function endOfNote(children: readonly PhrasingContent[], { index: from, at: start }: Spot): Spot | null {
  let depth = 0
  for (let index = from; index < children.length; index += 1) {
    const child = children[index]
    if (child?.type !== 'text') continue
    for (let at = index === from ? start + 1 : 0; at < child.value.length; at += 1) {
      if (child.value[at] === '[') depth += 1
      if (child.value[at] === ']') depth -= 1
      if (depth === 0) return { index, at }
    }
  }
  return null
}

function referenceTo({ number, uses }: TakenNote, of: Notes): Element {
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { role: 'doc-noteref', ariaLabel: `Footnote ${number}` },
    children: [{ type: 'text', value: String(number) }],
  }
  const marked = Object.assign(link, { data: { note: { of, is: 'reference' as const, number, use: uses } } })
  return { type: 'element', tagName: 'sup', properties: {}, children: [marked] }
}

/** The list of footnotes at the end of a text. `render` gives the content of each. */
export function listOfNotes({ of, notes }: TakenNotes, render: (root: Root) => HtmlRoot): Element {
  const items = notes.map(({ root, number, uses }): Element => {
    const content = render(root).children.filter((child): child is ElementContent => child.type !== 'doctype')
    const backs = Array.from({ length: uses }, (_, index) => backTo(number, index + 1, of))
    const last = content.findLast((child) => child.type === 'element')
    const words = last?.type === 'element' && last.tagName === 'p' ? last : null
    words?.children.push(...backs)
    const children = words ? content : [...content, ...backs]
    return Object.assign(item('li', children), { data: { note: { of, is: 'note' as const, number, use: 0 } } })
  })
  const list = item('section', [item('ol', items)])
  list.properties = { dataNotes: '', role: 'doc-endnotes', ariaLabel: 'Footnotes' }
  return Object.assign(list, { data: { note: { of, is: 'list' as const, number: 0, use: 0 } } })
}

function item(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

function backTo(number: number, use: number, of: Notes): Element {
  const back: Element = {
    type: 'element',
    tagName: 'a',
    properties: { role: 'doc-backlink', ariaLabel: `Back to reference ${use} of footnote ${number}` },
    children: [{ type: 'text', value: '↩' }],
  }
  return Object.assign(back, { data: { note: { of, is: 'back' as const, number, use } } })
}

/** Gives footnotes and their references ids. Those in secrets come last, because they must not affect the ids of the others. */
export function numberNotes(tree: HtmlRoot): void {
  const prefixes = new Map<Notes, string>()
  for (const secrets of [false, true])
    visit(tree, 'element', (element) => {
      if (element.tagName === 'aside' && !secrets) return SKIP
      const of = element.data?.note?.of
      if (of && !prefixes.has(of)) prefixes.set(of, prefixes.size === 0 ? 'note-' : `note-${prefixes.size + 1}-`)
      return undefined
    })
  visit(tree, 'element', ({ data, properties }) => {
    if (!data?.note) return
    const { of, is, number, use } = data.note
    const id = `${prefixes.get(of)}${number}`
    if (is === 'note') properties['id'] = id
    if (is === 'reference') Object.assign(properties, { id: `${id}-from-${use}`, href: `#${id}` })
    if (is === 'back') properties['href'] = `#${id}-from-${use}`
  })
}
