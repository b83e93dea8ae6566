import { useEffect } from 'react'

import { isTypedInto } from '#ui/page/is-typed-into.ts'

import { DICE_KEY, diceKeyIsOn } from '../../../client/dice-key.ts'
import { openTray } from '../../../client/tray.ts'

/** Opens the dice tray by its letter, unless that is being typed somewhere. */
export function useDiceKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== DICE_KEY || event.defaultPrevented || !diceKeyIsOn() || isTyping(event)) return
      event.preventDefault()
      openTray()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function isTyping({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || isTypedInto(target)
}
