import { withDice } from '@waybook/rules'
import { useEffect, useEffectEvent, type RefObject } from 'react'

import { useCurrentRoll } from '#stores/current-roll.ts'
import { changeTray, isDiceKeyEnabled, useTray } from '#stores/tray.ts'
import { isTyping } from '#ui/page/is-text-input.ts'

import { setDifficulty } from './pool-builder.tsx'

/** Builds the pool by keys: 0 to 5 set the difficulty, B adds a boost die and S a setback die. */
export function useTrayKeys(tray: RefObject<HTMLElement | null>): void {
  const { pool } = useTray()
  const { roll } = useCurrentRoll()
  useKeyInTray(tray, (key) => {
    if (roll) return false
    if (/^[0-5]$/.test(key)) setDifficulty(pool, Number(key))
    else if (key === 'b') changeTray({ pool: withDice(pool, 'boost', pool.boost + 1) })
    else if (key === 's') changeTray({ pool: withDice(pool, 'setback', pool.setback + 1) })
    else return false
    return true
  })
}

/** Calls `press` with each key that is meant for the tray; it returns whether it used the key. */
export function useKeyInTray(tray: RefObject<HTMLElement | null>, press: (key: string) => boolean): void {
  const onKey = useEffectEvent(press)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isDiceKeyEnabled() || isTyping(event)) return
      if (!isMeantFor(tray.current, event.target)) return
      if (onKey(event.key.toLowerCase())) event.preventDefault()
    }
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [tray])
}

/** A key pressed in another dialog is not meant for the tray. */
function isMeantFor(tray: HTMLElement | null, target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null
  return tray !== null && (dialog === null || dialog.contains(tray))
}
