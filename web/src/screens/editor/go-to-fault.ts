import type { EditorView } from '@codemirror/view'

import type { EditorPart } from './parts.ts'
import type { PlacedFindings } from './use-findings.ts'
import type { WritingMode } from './writing-pane.tsx'

interface Places {
  readonly findings: PlacedFindings
  readonly view: EditorView | null
  readonly choose: (part: EditorPart) => void
  readonly setMode: (mode: WritingMode) => void
}

/** Shows the first fault: its line in the text, or its field in the form. */
export function goToFirstFault({ findings, view, choose, setMode }: Places): void {
  const inText = findings.inText.find(({ severity }) => severity === 'fault')
  if (!inText) return choose('properties')
  choose('text')
  setMode('write')
  if (!view) return
  const { from } = view.state.doc.line(Math.min(inText.line, view.state.doc.lines))
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true })
  view.focus()
}
