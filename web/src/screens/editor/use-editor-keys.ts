import { useEffect, useEffectEvent } from 'react'

import type { EditedPage } from './use-edited-page.ts'

/** Ctrl S, or Cmd S on a Mac, publishes. */
export function useEditorKeys({ isChanged, publish }: EditedPage): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return
    // The browser would save the page as a file.
    event.preventDefault()
    if (isChanged) publish()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
