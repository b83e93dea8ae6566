import { describeThrow } from '@waybook/rules'
import { lazy, Suspense, useEffect } from 'react'

import { useLive, useOnRoll } from '#api/live/live.ts'
import { clearRoll, finishThrow, showRoll, useCurrentRoll } from '#stores/current-roll.ts'
import { DICE_KEY, isDiceKeyEnabled, openTray, useTray } from '#stores/tray.ts'
import { isTextInput } from '#ui/page/is-text-input.ts'

/** The latest roll, the dice tray and the flying dice, on top of every page. Most of their code is loaded when it is needed. */
export function DiceOverlays() {
  return (
    <>
      <RollOverlay />
      <TrayOverlay />
      <Suspense fallback={null}>
        <TableDice />
      </Suspense>
    </>
  )
}

const LatestRoll = lazy(async () => ({
  default: await import('#parts/dice-result/latest-roll.tsx').then(
    (code) => code.LatestRoll,
    () => RollTextFallback,
  ),
}))

/** Shows the latest roll on any page, unless a visible tray shows it. */
function RollOverlay() {
  const { lastId } = useCurrentRoll()
  const { open, showEmbedded } = useTray()
  const status = useLive()
  useClearOnClick()
  // Rolls that arrive before the page is up to date are old; they only appear in the log.
  useOnRoll((roll) => {
    if (status === 'live') showRoll(roll)
  })
  const inTray = open || showEmbedded !== null
  return <Suspense fallback={null}>{lastId === null || inTray ? null : <RollWindow />}</Suspense>
}

/** At the position of the tray, so that results always appear in the same place. */
const panel =
  'night fixed inset-x-0 bottom-0 z-9 max-h-[46dvh] overflow-y-auto rounded-t-tray p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-2 md:inset-x-auto md:top-20 md:right-4 md:bottom-auto md:max-h-[calc(100dvh-6rem)] md:w-94 md:in-[:root:has([data-panel=open])]:right-[24rem] md:rounded-b-tray md:p-5 print:hidden'

/** The latest roll on top of a page. Without one it stays mounted, visually hidden, so that screen readers notice its announcements. */
function RollWindow() {
  const { roll } = useCurrentRoll()
  return (
    <aside aria-label="Latest roll" className={roll === null ? 'sr-only' : panel}>
      <LatestRoll />
    </aside>
  )
}

/** Replaces the latest roll if its code cannot be loaded. */
function RollTextFallback() {
  const { roll, shownAs } = useCurrentRoll()
  return <output>{roll && shownAs ? `${roll.characterName ?? roll.by}: ${describeThrow(roll.dice)}` : null}</output>
}

/** A delay so that the click that rolled does not clear its own result (specification, section 9). */
const CLEAR_AFTER_MS = 100

/** Clears the result with the next click anywhere. */
function useClearOnClick(): void {
  const { roll } = useCurrentRoll()
  useEffect(() => {
    if (!roll) return
    const timer = setTimeout(() => document.addEventListener('click', clearRoll, { once: true }), CLEAR_AFTER_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', clearRoll)
    }
  }, [roll])
}

const TrayWindow = lazy(async () => ({ default: (await import('./tray-window.tsx')).TrayWindow }))

/** The dice tray; its code is loaded when it is first opened. */
function TrayOverlay() {
  const { open } = useTray()
  useDiceKey()
  return <Suspense fallback={null}>{open ? <TrayWindow /> : null}</Suspense>
}

/** Opens the dice tray with its keyboard shortcut, except while the user types into a field. */
function useDiceKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== DICE_KEY || event.defaultPrevented || !isDiceKeyEnabled() || isTyping(event))
        return
      event.preventDefault()
      openTray()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function isTyping({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || isTextInput(target)
}

const TableDice = lazy(async () => ({
  default: await import('#parts/dice-stage/dice-stage.tsx').then(
    (code) => code.TableDice,
    () => FlatDiceFallback,
  ),
}))

/** Replaces the flying dice if their code cannot be loaded: each result is shown at once, with flat dice. */
function FlatDiceFallback() {
  const { roll, shownAs } = useCurrentRoll()
  useEffect(() => {
    if (roll && !shownAs) finishThrow('flat')
  }, [roll, shownAs])
  return null
}
