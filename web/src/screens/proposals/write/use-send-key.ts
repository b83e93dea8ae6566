import { useEffect, useEffectEvent } from 'react'

/** Sends by Ctrl+Enter, wherever the focus is. */
export function useSendKey(send: () => void): void {
  const press = useEffectEvent(send)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      press()
    }
    // Before the editor, which would begin a new line.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
