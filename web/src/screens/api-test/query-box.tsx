import type { EditorView } from '@codemirror/view'
import type { RefObject } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'

export interface QueryBoxProps {
  /** `null` until CodeMirror is loaded. */
  readonly viewRef: RefObject<EditorView | null>
  readonly label: string
  readonly query: string
  readonly onChange: (query: string) => void
  readonly onRun: () => void
}

const QueryView = lazyPart(async () => (await import('./query-view.tsx')).QueryView, { inAdvance: false })

/** A text area for Datalog, with highlighted tokens. It grows with the text. */
export function QueryBox(props: QueryBoxProps) {
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="text-14 font-semibold">
        {props.label}
      </span>
      <div className="min-h-40 rounded-control border border-control bg-raised focus-within:outline-3 focus-within:outline-mark">
        <QueryView {...props} />
      </div>
    </div>
  )
}

/** Selects the text from a position to the end of its line. Lines and columns are counted from 1. */
export function selectFrom(view: EditorView | null, line: number, column: number): void {
  if (!view || line > view.state.doc.lines) return
  const { from, to } = view.state.doc.line(line)
  view.dispatch({ selection: { anchor: Math.min(from + column - 1, to), head: to }, scrollIntoView: true })
  view.focus()
}
