import { useEffect, useEffectEvent } from 'react'

import { isTypedInto } from '#ui/page/is-typed-into.ts'

/** Written as `aria-keyshortcuts` has it. */
export const UNDO_KEYS = 'Control+Z Meta+Z'
export const REDO_KEYS = 'Shift+Control+Z Shift+Meta+Z'

/** Undo and redo by their keys, wherever the focus is: but where text is typed they are the text's, and in a dialog nobody's. */
export function useHistoryKeys(act: (name: 'undoTable' | 'redoTable') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isHistoryKey(event) || isTypedInto(event.target) || isInDialog(event.target)) return
    event.preventDefault()
    act(event.shiftKey ? 'redoTable' : 'undoTable')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function isHistoryKey({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && ctrlKey !== metaKey && !altKey && !repeat
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null
}
