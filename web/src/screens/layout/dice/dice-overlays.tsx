import { frame } from '@waybook/messages/frame'
import { lazy, Suspense, useEffect, useState } from 'react'

import { useLive, useOnLive } from '#api/live/live.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { whenSettled } from '#recovery/when-quiet.ts'
import { isChangingDiceOf, useChangingRoll } from '#stores/changing-dice.ts'
import {
  clearRoll,
  dismissAnnounced,
  finishThrow,
  receiveChangedRoll,
  receiveRoll,
  useCurrentRoll,
} from '#stores/current-roll.ts'
import { closeTray, DICE_KEY, isDiceKeyEnabled, useTray } from '#stores/tray.ts'
import { PlainDialog } from '#ui/dialog/plain-dialog.tsx'
import { describeRoll } from '#ui/dice/net-of-roll.ts'
import { usePageActions } from '#ui/page/page-actions.ts'
import { isAnySurfaceOpen } from '#ui/page/use-close-on-back.ts'

import { useIsTable } from '../use-is-table.ts'
import { useOpenDice } from '../waiting-dot.tsx'

/** The dice tray, other players' rolls and the flying dice, on top of every page. Most of their code loads on demand. */
export function DiceOverlays() {
  const isTrayOpen = useIsTrayOpen()
  const changing = useChangingRoll()
  const isAwaited = useIsAwaited()
  // The table shows them in its own bars.
  const isTable = useIsTable()
  useReceiveRolls()
  useDismissAnnounced()
  useClearOnClick()
  useDiceKey()
  return (
    <>
      {changing !== null ? <ChangeDiceWindow rollId={changing} /> : isTrayOpen ? <TrayWindow /> : null}
      {isTable ? null : <RollsOfOthers className={toastPlace} />}
      <Suspense fallback={null}>{isAwaited ? <TableDice /> : null}</Suspense>
    </>
  )
}

/** Other players' rolls in one line, after rolls are expected and while the tray is closed. */
export function RollsOfOthers({ className }: { readonly className: string }) {
  const isTrayOpen = useIsTrayOpen()
  const isAwaited = useIsAwaited()
  return <Suspense fallback={null}>{isTrayOpen || !isAwaited ? null : <RollToast className={className} />}</Suspense>
}

const TrayWindow = lazyPart(async () => (await import('./tray-window.tsx')).TrayWindow, {
  InStead: ({ children }) => (
    <PlainDialog label={frame.diceRoller()} onClose={closeTrayAndResult}>
      {children}
    </PlainDialog>
  ),
})

const ChangeDiceWindow = lazyPart<{ readonly rollId: string }>(
  async () => (await import('./change-dice-window.tsx')).ChangeDiceWindow,
  { inAdvance: false },
)

function closeTrayAndResult(): void {
  clearRoll()
  closeTray()
}

/** The tray also opens for a result. */
function useIsTrayOpen(): boolean {
  const { open } = useTray()
  const { roll, shownAs } = useCurrentRoll()
  return open || (roll !== null && shownAs !== null)
}

/** Whether to expect a roll any moment: after the page has loaded with its pictures, or while a tray or a roll is open. */
function useIsAwaited(): boolean {
  const { open } = useTray()
  const { roll, rolling, thrown, announced } = useCurrentRoll()
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => whenSettled(() => setAwaited(true)), [])
  return isAwaited || open || rolling || (roll ?? thrown) !== null || announced.length > 0
}

const RollToast = lazy(async () => ({
  default: await import('#parts/dice-result/roll-toast.tsx').then(
    (code) => code.RollToast,
    () => RollTextFallback,
  ),
}))

/** Above the tabs on phones, elsewhere in the lower right corner. */
const toastPlace =
  'fixed inset-x-2 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-9 block md:inset-x-auto md:right-6 md:bottom-6 md:w-94 print:hidden'

/** Replaces the line about other players' rolls if its code fails to load. */
function RollTextFallback({ className }: { readonly className: string }) {
  const { announced } = useCurrentRoll()
  const newest = announced.at(-1)
  return (
    <output className={newest ? `${className} rounded-control p-3 night shadow-2` : 'sr-only'}>
      {newest ? frame.rollOf({ roller: newest.characterName ?? newest.by, result: describeRoll(newest) }) : null}
    </output>
  )
}

/** How long the page announces another player's newest roll. */
const ANNOUNCED_MS = 6000

function useDismissAnnounced(): void {
  const { announced } = useCurrentRoll()
  useEffect(() => {
    if (announced.length === 0) return
    const timer = setTimeout(dismissAnnounced, ANNOUNCED_MS)
    return () => clearTimeout(timer)
  }, [announced])
}

/** Receives rolls from the live connection. Their dice fly only if they don't cover an open surface or tray. */
function useReceiveRolls(): void {
  const status = useLive()
  // Rolls that arrive before the page is up to date are old; they only appear in the log.
  useOnLive('roll', (roll) => {
    if (status === 'live') receiveRoll(roll, !isAnySurfaceOpen())
  })
  useOnLive('rollChanged', (roll) => receiveChangedRoll(roll, status === 'live' && !isChangingDiceOf(roll.id)))
}

/** A delay, so the click that rolled doesn't clear its own result (specification, section 9). */
const CLEAR_AFTER_MS = 100

/** Clears the result and the dice on the next click anywhere, except where the result is used. */
function useClearOnClick(): void {
  const { roll, thrown } = useCurrentRoll()
  useEffect(() => {
    if (!roll && !thrown) return
    const clear = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-keeps-roll]'))) clearRoll()
    }
    const timer = setTimeout(() => document.addEventListener('click', clear), CLEAR_AFTER_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', clear)
    }
    // The click that opens a thrown roll must not clear it either.
  }, [roll, thrown])
}

/** The key that opens the dice tray. */
function useDiceKey(): void {
  const run = useOpenDice()
  usePageActions('frame', [{ name: frame.dice(), keys: [DICE_KEY], isOn: isDiceKeyEnabled, run }])
}

const TableDice = lazy(async () => ({
  default: await import('#parts/flying-dice/flying-dice.tsx').then(
    (code) => code.TableDice,
    () => FlatDiceFallback,
  ),
}))

/** Replaces the flying dice if their code fails to load. Shows each result at once. */
function FlatDiceFallback() {
  const { roll, shownAs, thrown } = useCurrentRoll()
  const waiting = roll && !shownAs ? roll : thrown
  useEffect(() => {
    if (waiting) finishThrow(waiting.id, 'flat')
  }, [waiting])
  return null
}
