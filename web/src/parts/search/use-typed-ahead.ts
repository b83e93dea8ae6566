import { useEffect } from 'react'

type Change = (typed: string) => string

/** Takes what is typed once the search was opened and before its field has the focus: its code may still be on the way. */
export function useTypedAhead(open: boolean, change: (to: Change) => void, onClose: () => void) {
  useEffect(() => {
    if (!open) return
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) return
      if (event.key === 'Escape') onClose()
      const typing = changeBy(event)
      if (!typing) return
      event.preventDefault()
      change(typing)
    }
    // Before whoever takes a letter for a command.
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [open, change, onClose])
}

/** `null` for keys that write nothing. */
function changeBy({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): Change | null {
  if (ctrlKey || metaKey || altKey || isComposing) return null
  if (key === 'Backspace') return (typed) => typed.slice(0, -1)
  // One letter, by whatever key; the names of other keys are longer.
  return /^.$/u.test(key) ? (typed) => typed + key : null
}
