import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { EditorState } from '@codemirror/state'
import { Decoration, drawSelection, EditorView, keymap } from '@codemirror/view'
import { useEffectEvent, useLayoutEffect } from 'react'

import { useEditorView } from '#screens/editor/text/use-editor-view.ts'

import { openView } from '../editor/text/text-view.ts'
import type { QueryBoxProps } from './query-box.tsx'
import { queryTokens } from './query-tokens.ts'

/** The longest query that the server accepts. */
const QUERY_MAX = 20_000

/** Each token has the class of its kind, for example `cm-relation`. */
const highlight = EditorView.decorations.compute(['doc'], ({ doc }) => {
  let end = 0
  const marks = queryTokens(doc.toString()).map(({ kind, text }) => {
    const from = end
    end += text.length
    return Decoration.mark({ class: `cm-${kind}` }).range(from, end)
  })
  return Decoration.set(marks)
})

const theme = EditorView.theme({
  '&': { color: 'var(--color-ink)', fontSize: 'var(--text-14)', outline: 'none !important' },
  '.cm-scroller': { fontFamily: 'monospace', lineHeight: 'inherit', overflow: 'visible' },
  '.cm-content': { padding: '0.75rem 0', minHeight: '10rem', caretColor: 'var(--color-ink)', tabSize: '4' },
  '.cm-line': { padding: '0 0.875rem' },
  '&.cm-focused .cm-cursor': { borderLeftColor: 'var(--color-ink)' },
  '.cm-comment, .cm-mark': { color: 'var(--color-ink-2)' },
  '.cm-text': { color: 'var(--color-good)' },
  '.cm-number': { color: 'var(--color-strain)' },
  '.cm-directive': { color: 'var(--color-npc)' },
  '.cm-word': { color: 'var(--color-mark)' },
  '.cm-relation': { color: 'var(--color-link)' },
})

export function QueryView({ viewRef, label, query, onChange, onRun }: QueryBoxProps) {
  const changed = useEffectEvent(onChange)
  const ran = useEffectEvent(onRun)
  const run = () => {
    ran()
    return true
  }
  const host = useEditorView(
    (parent) =>
      openView(parent, query, [
        history(),
        drawSelection(),
        highlight,
        EditorView.lineWrapping,
        EditorState.changeFilter.of(({ newDoc }) => newDoc.length <= QUERY_MAX),
        keymap.of([{ key: 'Ctrl-Enter', mac: 'Cmd-Enter', run }, ...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-keyshortcuts': 'Control+Enter' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed(state.sliceDoc())
        }),
        theme,
      ]),
    (view) => {
      viewRef.current = view
    },
  )
  // Shows an example or a saved query. With `useEffect`, a letter typed before the effect runs would be lost.
  useLayoutEffect(() => {
    const view = viewRef.current
    if (!view || view.state.sliceDoc() === query) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: query }, selection: { anchor: 0 } })
    view.focus()
  }, [viewRef, query])
  return <div ref={host} />
}
