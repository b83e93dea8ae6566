import type { EditorView } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Opens CodeMirror in the element of the returned ref. `onView` gets the view, and `null` when it is closed. */
export function useEditorView(
  openIn: (parent: HTMLElement) => EditorView,
  onView: (view: EditorView | null) => void,
): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(openIn)
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
  return host
}
