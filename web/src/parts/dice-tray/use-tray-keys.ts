import { diceTray } from '@waybook/messages/diceTray'
import { withDice } from '@waybook/rules'
import type { RefObject } from 'react'

import { useCurrentRoll } from '#stores/current-roll.ts'
import { changeTray, isDiceKeyEnabled, useTray } from '#stores/tray.ts'
import { isTextInput } from '#ui/page/keys.ts'
import { usePageActions, type PageAction } from '#ui/page/page-actions.ts'

import { setDifficulty } from './pool-builder.tsx'

/** Builds the pool by keyboard: 0 to 5 set the difficulty, B adds a boost die and S a setback die. */
export function useTrayKeys(tray: RefObject<HTMLElement | null>): void {
  const { pool } = useTray()
  const { roll } = useCurrentRoll()
  const build: readonly PageAction[] = [
    {
      name: diceTray.setDifficulty(),
      keys: ['0', '1', '2', '3', '4', '5'],
      run: (event) => setDifficulty(pool, Number(event?.key)),
    },
    {
      name: diceTray.addBoost(),
      keys: ['B'],
      run: () => changeTray({ pool: withDice(pool, 'boost', pool.boost + 1) }),
    },
    {
      name: diceTray.addSetback(),
      keys: ['S'],
      run: () => changeTray({ pool: withDice(pool, 'setback', pool.setback + 1) }),
    },
  ]
  useActionsInTray(tray, roll ? [] : build)
}

/** Registers actions whose keys are for the tray. */
export function useActionsInTray(tray: RefObject<HTMLElement | null>, actions: readonly PageAction[]): void {
  usePageActions(
    'surface',
    actions,
    (event) => !event.repeat && isDiceKeyEnabled() && !isTextInput(event) && isMeantFor(tray.current, event.target),
  )
}

/** Enter rolls, unless it presses a control. It can't be turned off, because only the roll surface uses it. */
export function useEnter(tray: RefObject<HTMLElement | null>, roll: () => void, isOn: boolean): void {
  usePageActions(
    'surface',
    isOn ? [{ name: diceTray.rollTheDice(), keys: ['Enter'], run: roll }] : [],
    (event) => !event.repeat && !isOnControl(event) && isMeantFor(tray.current, event.target),
  )
}

const isOnControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('a, button, input, select, summary, textarea, [contenteditable]') !== null

/** A key pressed in another dialog is not for the tray. */
function isMeantFor(tray: HTMLElement | null, target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null
  return tray !== null && (dialog === null || dialog.contains(tray))
}
