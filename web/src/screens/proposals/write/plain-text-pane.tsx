import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent } from 'react'

import { call } from '#api/call.ts'
import { openTextView, replaceText } from '#screens/editor/text/text-view.ts'
import { useEditorView } from '#screens/editor/text/use-editor-view.ts'

interface PlainTextPaneProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly view: EditorView | null
  readonly onView: (view: EditorView | null) => void
}

/** The number of suggestions that fit above a phone's keyboard. */
const SUGGESTIONS_MAX = 5

/** The game masters' text editor for players: the text that they see, without secrets and pictures. */
export function PlainTextPane({ text, onText, view, onView }: PlainTextPaneProps) {
  const changed = useEffectEvent(onText)
  const host = useEditorView(
    (parent) =>
      openTextView({
        text,
        parent,
        links: { find: findPages, create: null },
        onText: (_before, after) => changed(after),
        onFiles: () => false,
        hasSecrets: false,
      }),
    onView,
  )
  useEffect(() => {
    if (view) replaceText(view, text)
  }, [view, text])
  return <div ref={host} className="min-w-0" />
}

async function findPages(query: string, signal: AbortSignal) {
  if (query === '') return []
  const { entities } = await call('searchEntities', { query }, { signal })
  return entities.slice(0, SUGGESTIONS_MAX)
}
