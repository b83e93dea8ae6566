import { useEffect, useEffectEvent } from 'react'

import type { FogChanges } from './fog-changes.ts'
import { growBrush } from './fog-tool.ts'

interface FogKeys {
  readonly changes: FogChanges
  /** Each returns whether there was something to do. */
  readonly close: () => boolean
  readonly cancel: () => boolean
}

/** The keys of the fog tool while it is chosen: they come before those of the table. */
export function useFogKeys({ changes, close, cancel }: FogKeys): void {
  const actOn = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean => {
    if (altKey) return false
    if (ctrlKey !== metaKey) {
      if (key.toLowerCase() !== 'z' || shiftKey) return false
      void changes.undo()
      return true
    }
    if (key === '[' || key === ']') {
      growBrush(key === ']' ? 1 : -1)
      return true
    }
    if (key === 'Escape') return cancel()
    return key === 'Enter' && !(target instanceof Element && target.closest('button')) && close()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isWriting(event.target)) return
    if (!actOn(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

/** A slider and a choice take no letters. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isField = target.matches('input:not([type=range],[type=radio],[type=checkbox]), textarea, select')
  return isField || target.isContentEditable || target.closest('[role=dialog]') !== null
}
