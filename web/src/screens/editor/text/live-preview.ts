import { syntaxTree } from '@codemirror/language'
import type { EditorState, Range } from '@codemirror/state'
import { Decoration, ViewPlugin, type EditorView, type DecorationSet, type ViewUpdate } from '@codemirror/view'
import type { SyntaxNodeRef } from '@lezer/common'

import { LinkName } from './link-name.ts'
import { linkNames, setLinkNames } from './link-names.ts'
import { party, SecretHeader, setParty } from './secret-header.ts'
import { readSecretLine } from './secret-line.ts'
import { readWikiLink } from './wiki-link.ts'

/** Shows the text as readers see it, except for the line with the caret, which shows its Markdown. */
export const livePreview = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = decorate(view)
    }

    update(update: ViewUpdate) {
      const isShownAnew = update.docChanged || update.viewportChanged || update.selectionSet || update.focusChanged
      const hasNames = update.transactions.some(({ effects }) =>
        effects.some((one) => one.is(setLinkNames) || one.is(setParty)),
      )
      if (isShownAnew || hasNames || syntaxTree(update.startState) !== syntaxTree(update.state))
        this.decorations = decorate(update.view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

/** The CSS classes of styled nodes. */
const marked: Readonly<Record<string, string>> = {
  StrongEmphasis: 'cm-strong',
  Emphasis: 'cm-emphasis',
  Strikethrough: 'cm-struck',
  InlineCode: 'cm-code',
  URL: 'cm-address',
  Link: 'cm-link',
  WikiEmbed: 'cm-link',
}

/** Markdown syntax that readers do not see. */
const marks = new Set(['HeaderMark', 'EmphasisMark', 'StrikethroughMark', 'CodeMark', 'QuoteMark'])

const heading = /^(?:ATXHeading|SetextHeading)(\d)$/

function decorate({ state, hasFocus, visibleRanges }: EditorView): DecorationSet {
  const found: Range<Decoration>[] = []
  const isActive = hasFocus ? linesOfSelection(state) : () => false
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({ from, to, enter: (node) => void found.push(...decorationsOf(node, state, isActive)) })
  return Decoration.set(found, true)
}

type IsActive = (pos: number) => boolean

/** Whether a position is on a line with a caret or selected text. */
function linesOfSelection({ doc, selection }: EditorState): IsActive {
  const lines = selection.ranges.map(({ from, to }) => [doc.lineAt(from).from, doc.lineAt(to).to] as const)
  return (pos) => lines.some(([from, to]) => pos >= from && pos <= to)
}

function decorationsOf(node: SyntaxNodeRef, state: EditorState, isActive: IsActive): Range<Decoration>[] {
  const { name, from, to } = node
  const [, level] = heading.exec(name) ?? []
  if (level !== undefined)
    return [Decoration.line({ class: `cm-heading cm-heading-${level}` }).range(lineFrom(state, from))]
  if (name === 'Blockquote') return quote(node, state, isActive)
  if (name === 'WikiLink') return wikiLink(node, state, isActive)
  if (marks.has(name)) return isActive(from) ? [] : [hidden(from, withSpace(name, to, state))]
  const look = marked[name]
  return look === undefined || from === to ? [] : [Decoration.mark({ class: look }).range(from, to)]
}

const hidden = (from: number, to: number) => Decoration.replace({}).range(from, to)
const lineFrom = ({ doc }: EditorState, pos: number) => doc.lineAt(pos).from

/** The space after the mark of a heading or a quote belongs to the mark. */
function withSpace(name: string, to: number, state: EditorState): number {
  const hasSpace = (name === 'HeaderMark' || name === 'QuoteMark') && state.sliceDoc(to, to + 1) === ' '
  return hasSpace ? to + 1 : to
}

/** A quote has a line at its side. A secret is a box whose first line names its readers. */
function quote({ node, from, to }: SyntaxNodeRef, state: EditorState, isActive: IsActive): Range<Decoration>[] {
  if (node.parent?.name === 'Blockquote') return []
  const [first, last] = [state.doc.lineAt(from), state.doc.lineAt(to)]
  const secret = readSecretLine(first.text)
  const kind = secret ? 'cm-secret' : 'cm-quote'
  const lines = Array.from({ length: last.number - first.number + 1 }, (_, index) => {
    const { number, from: at } = state.doc.line(first.number + index)
    const ends = `${number === first.number ? ` ${kind}-first` : ''}${number === last.number ? ` ${kind}-last` : ''}`
    return Decoration.line({ class: kind + ends }).range(at)
  })
  if (!secret?.isBare || isActive(first.from)) return lines
  const widget = new SecretHeader(secret, state.field(party), (target) => nameOf(state, target))
  const header = Decoration.replace({ widget })
  return [...lines, header.range(first.from + secret.indent.length, first.to)]
}

function wikiLink({ from, to }: SyntaxNodeRef, state: EditorState, isActive: IsActive): Range<Decoration>[] {
  const link = readWikiLink(state.sliceDoc(from, to))
  if (!link || isActive(from)) return [Decoration.mark({ class: 'cm-link' }).range(from, to)]
  const known = state.field(linkNames).get(link.target)
  const widget = new LinkName(link.label ?? nameOf(state, link.target), known === undefined ? 'unknown' : known.kind)
  return [Decoration.replace({ widget }).range(from, to)]
}

function nameOf(state: EditorState, target: string): string {
  const known = state.field(linkNames).get(target)
  return known?.kind === 'found' ? known.name : target
}
