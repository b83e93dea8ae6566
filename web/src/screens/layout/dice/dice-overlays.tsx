import { describeThrow } from '@waybook/rules'
import { lazy, Suspense, useEffect } from 'react'

import { isTypedInto } from '#ui/page/is-typed-into.ts'

import { DICE_KEY, diceKeyIsOn } from '../../../client/dice-key.ts'
import { useLive, useOnRoll } from '../../../client/live/live-context.ts'
import { showRoll, useShownRoll, clearRoll, restRoll } from '../../../client/shown-roll.ts'
import { useTray, openTray } from '../../../client/tray.ts'

const RollWindow = lazy(async () => ({
  default: await import('./roll-window.tsx').then(
    (code) => code.RollWindow,
    () => RollInWords,
  ),
}))

/** Shows what somebody at the table just rolled, on any page; where the tray is in sight, it shows that itself. */
export function RollOverPage() {
  const { lastId } = useShownRoll()
  const { open, showEmbedded } = useTray()
  const status = useLive()
  useClearOnClick()
  // What is told before the page is up to date happened while nobody looked: it is in the log.
  useOnRoll((roll) => {
    if (status === 'live') showRoll(roll)
  })
  const inTray = open || showEmbedded !== null
  return <Suspense fallback={null}>{lastId === null || inTray ? null : <RollWindow />}</Suspense>
}

/** In the place of the roll's window, where its code cannot be loaded. */
function RollInWords() {
  const { roll, lies } = useShownRoll()
  return (
    <output className="fixed inset-x-0 bottom-0 z-9 p-4 night shadow-2 empty:hidden md:inset-x-auto md:top-20 md:right-4 md:bottom-auto md:rounded-panel print:hidden">
      {roll && lies ? `${roll.characterName ?? roll.by}: ${describeThrow(roll.dice)}` : null}
    </output>
  )
}

/** So that the click that rolled does not clear what it rolled (specification, section 9). */
const AFTER_MS = 100

/** While a result lies on the table, the next click anywhere clears it. */
function useClearOnClick(): void {
  const { roll } = useShownRoll()
  useEffect(() => {
    if (!roll) return
    const listening = setTimeout(() => document.addEventListener('click', clearRoll, { once: true }), AFTER_MS)
    return () => {
      clearTimeout(listening)
      document.removeEventListener('click', clearRoll)
    }
  }, [roll])
}

const TrayWindow = lazy(async () => ({ default: (await import('./tray-window.tsx')).TrayWindow }))

/** The dice tray, whose code is loaded when it is first opened. */
export function TrayOverPage() {
  const { open } = useTray()
  useDiceKey()
  return <Suspense fallback={null}>{open ? <TrayWindow /> : null}</Suspense>
}

/** Opens the dice tray by its letter, unless that is being typed somewhere. */
function useDiceKey(): void {
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

/** In the place of the table's dice, where their code cannot be loaded: nothing flies, so each result is told at once. */
export function NoTableDice() {
  const { roll, lies } = useShownRoll()
  useEffect(() => {
    if (roll && !lies) restRoll('flat')
  }, [roll, lies])
  return null
}
