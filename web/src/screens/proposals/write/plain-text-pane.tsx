import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'

import { call } from '#api/call.ts'
import { openTextView, replaceText } from '#screens/editor/text/text-view.ts'

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
  const host = useRef<HTMLDivElement>(null)
  const changed = useEffectEvent(onText)
  const open = useEffectEvent((parent: HTMLElement) =>
    openTextView({
      text,
      parent,
      links: { find: findPages, create: null },
      onText: (_before, after) => changed(after),
      onFiles: () => false,
      hasSecrets: false,
    }),
  )
  const show = useEffectEvent(onView)
  useEffect(() => {
    if (!host.current) return
    const opened = open(host.current)
    show(opened)
    return () => {
      show(null)
      opened.destroy()
    }
  }, [])
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
