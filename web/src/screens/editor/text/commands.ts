import { startCompletion } from '@codemirror/autocomplete'
import { EditorSelection, type ChangeSpec, type EditorState, type Line, type TransactionSpec } from '@codemirror/state'
import type { Command, EditorView } from '@codemirror/view'

import { readSecretLine } from './secret-line.ts'

/** Toggles marks around the selected text. Without a selection, puts the caret between new marks. */
const surround =
  (mark: string): Command =>
  (view) => {
    const { state } = view
    const changed = state.changeByRange(({ from, to }) => {
      const [start, end] = [from - mark.length, to + mark.length]
      const isMarked = start >= 0 && state.sliceDoc(start, from) === mark && state.sliceDoc(to, end) === mark
      // `**` begins with `*`, so the marks of strong text look like those of emphasis.
      const isLonger = isMarked && mark.length === 1 && state.sliceDoc(start - 1, from) === mark.repeat(2)
      if (isMarked && !isLonger)
        return {
          changes: [
            { from: start, to: from },
            { from: to, to: end },
          ],
          range: EditorSelection.range(start, to - mark.length),
        }
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + mark.length, to + mark.length),
      }
    })
    return apply(view, changed)
  }

export const bold = surround('**')
export const italic = surround('*')

/** Puts a mark before each selected line, or removes the marks if all lines have one. `any` matches every form of the mark. */
const atLineStart =
  (mark: string, any: RegExp): Command =>
  (view) => {
    const lines = selectedLines(view.state)
    const isMarked = lines.every(({ text }) => any.test(text))
    const changes = lines.flatMap(({ from, text }): ChangeSpec[] => {
      const [present = ''] = any.exec(text) ?? []
      return isMarked || present === '' ? [{ from, to: from + present.length, insert: isMarked ? '' : mark }] : []
    })
    return apply(view, { changes })
  }

export const heading = atLineStart('## ', /^#{1,6} /)
export const list = atLineStart('- ', /^[-*+] /)
export const quote = atLineStart('> ', /^> ?/)

/** Makes the selected lines a secret, or makes a secret plain text. */
export const secret: Command = (view) => {
  const lines = selectedLines(view.state)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return false
  const whole = secretAround(view.state, first)
  if (whole) return apply(view, { changes: withoutQuote(whole) })
  const before = first.number > 1 && view.state.doc.line(first.number - 1).text.trim() !== '' ? '\n' : ''
  const isLast = last.number === view.state.doc.lines
  const after = !isLast && view.state.doc.line(last.number + 1).text.trim() !== '' ? '\n' : ''
  const changes = [
    { from: first.from, insert: `${before}> [!secret]\n` },
    ...lines.map(({ from }) => ({ from, insert: '> ' })),
    { from: last.to, insert: after },
  ]
  const set = view.state.changes(changes)
  return apply(view, { changes: set, selection: EditorSelection.cursor(set.mapPos(last.to, 1) - after.length) })
}

/** The lines of the secret that contains a line. */
function secretAround({ doc }: EditorState, line: Line): Line[] | null {
  let start = line.number
  while (start > 1 && doc.line(start).text.startsWith('>') && !readSecretLine(doc.line(start).text)) start -= 1
  if (!readSecretLine(doc.line(start).text)) return null
  let end = start
  while (end < doc.lines && doc.line(end + 1).text.startsWith('>')) end += 1
  return Array.from({ length: end - start + 1 }, (_, index) => doc.line(start + index))
}

function withoutQuote([marker, ...lines]: Line[]): ChangeSpec[] {
  const [next] = lines
  return [
    ...(marker ? [{ from: marker.from, to: next?.from ?? marker.to }] : []),
    ...lines.map(({ from, text }) => ({ from, to: from + (/^> ?/.exec(text)?.[0].length ?? 0) })),
  ]
}

/** Starts a link with the selected text as its label, and opens the list of entities. */
export const link: Command = (view) => {
  const { from, to } = view.state.selection.main
  const label = view.state.sliceDoc(from, to)
  const insert = label === '' ? '[[]]' : `[[|${label}]]`
  apply(view, { changes: { from, to, insert }, selection: EditorSelection.cursor(from + 2) })
  startCompletion(view)
  return true
}

function selectedLines({ doc, selection }: EditorState): Line[] {
  const { from, to } = selection.main
  const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number]
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index))
}

function apply(view: EditorView, change: TransactionSpec): boolean {
  view.dispatch(view.state.update(change, { scrollIntoView: true, userEvent: 'input' }))
  view.focus()
  return true
}
