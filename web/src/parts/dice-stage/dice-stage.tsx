import type { Roll } from '@waybook/contract'
import { useState, useEffect, useRef, useEffectEvent, type RefObject } from 'react'

import { useOnThrow } from '../../client/live/live-context.ts'
import { restRoll, useShownRoll } from '../../client/shown-roll.ts'
import { useTray } from '../../client/tray.ts'
import { canDraw, wantsStill } from './can-draw.ts'

/** Throws the dice of the roll that is shown, on whatever page one is. */
export function TableDice() {
  const { roll, local } = useShownRoll()
  const [last, setLast] = useState<{ readonly rollId: string; readonly motion: Uint8Array } | null>(null)
  usePreloadDice(useTray().open)
  useOnThrow((rollId, motion) => setLast({ rollId, motion: bytesOf(motion) }))
  return (
    <DiceStage
      roll={local ? null : roll}
      throwData={last && last.rollId === roll?.id ? last.motion : null}
      onRest={(isSeen) => restRoll(isSeen ? 'on stage' : 'flat')}
    />
  )
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** Fetches what draws the dice once a roll is near. */
export function usePreloadDice(isNear: boolean): void {
  useEffect(() => {
    if (isNear) preloadDice()
  }, [isNear])
}

/**
 * The table on which the dice of a roll fall. On wide screens it leaves the right column free, on phones the lower part of the
 * screen: there the result stands. It lies over the shade behind an open tray, and beneath the tray. What it hides cannot be pressed by mistake.
 */
export function DiceStage({ patience = PATIENCE, ...thrown }: ThrownRoll & { readonly patience?: Patience }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useThrow(thrown, place, patience)
  return (
    <div
      ref={place}
      data-seen={isSeen}
      className="duration-panel invisible fixed inset-x-0 top-0 bottom-[46dvh] z-11 overflow-hidden bg-night-1 opacity-0 shadow-2 transition-[opacity,visibility] data-[seen=true]:visible data-[seen=true]:opacity-100 md:right-[26rem] md:bottom-0 print:hidden"
    />
  )
}

/** How long a result waits for what shows its dice, in milliseconds. */
export interface Patience {
  /** For how they fly. */
  readonly flightMs: number
  /** For what draws in space. */
  readonly stageMs: number
}

/** The flight follows its roll within a second, or never comes; what draws in space is large. */
export const PATIENCE: Patience = { flightMs: 1500, stageMs: 5000 }

export interface ThrownRoll {
  /** What is to be seen; `null` where nothing lies on the table. */
  readonly roll: Roll | null
  /** How its dice fly, once that is known. */
  readonly throwData: Uint8Array | null
  /** Called once for each roll, when its result may be told: its dice rest on the stage, or are not seen there. */
  readonly onRest: (isSeen: boolean) => void
}

/** Throws each roll in `place`; answers whether its dice are seen there. */
export function useThrow(
  { roll, throwData, onRest }: ThrownRoll,
  place: RefObject<HTMLElement | null>,
  { flightMs, stageMs }: Patience,
): boolean {
  const [seen, setSeen] = useState<Roll | null>(null)
  const told = useRef<string | null>(null)
  const tell = useEffectEvent((id: string, isSeen: boolean) => {
    if (told.current === id) return
    told.current = id
    onRest(isSeen)
  })
  useEffect(() => {
    if (!roll || !place.current || told.current === roll.id) return
    if (!canDraw()) return tell(roll.id, false)
    if (!throwData) {
      const waiting = setTimeout(() => tell(roll.id, false), flightMs)
      return () => clearTimeout(waiting)
    }
    const stop = new AbortController()
    const { signal } = stop
    const { dice } = roll
    const begin = () => setSeen(roll)
    const end = (rests: boolean) => {
      if (signal.aborted) return
      if (!rests) setSeen(null)
      tell(roll.id, rests)
    }
    const shown = { place: place.current, dice, flight: throwData, atRest: wantsStill(), signal, begin }
    void throwOnStage(shown, stageMs).then(end)
    return () => stop.abort()
  }, [roll, throwData, place, flightMs, stageMs])
  useEffect(() => leaveStage, [])
  return roll !== null && seen === roll
}

/** What draws in space is large: it is fetched when a roll is near. */
const stage = () => import('./stage/show-throw.ts')

type Shown = Parameters<Awaited<ReturnType<typeof stage>>['showThrow']>[0]

let isOpen = false

/** Fetches what draws the dice, when a roll is near; where none are drawn in space, nothing. */
export function preloadDice(): void {
  if (canDraw()) stage().catch(() => undefined)
}

/** Whether the dice came to rest on the stage; where it cannot be fetched within so many milliseconds, or opened, they did not. */
export async function throwOnStage(shown: Shown, withinMs: number): Promise<boolean> {
  try {
    const { showThrow } = await Promise.race([stage(), tooLate(withinMs)])
    isOpen = true
    return await showThrow(shown)
  } catch {
    return false
  }
}

async function tooLate(afterMs: number): Promise<never> {
  return await new Promise((_resolve, reject) => setTimeout(reject, afterMs))
}

/** Gives back what the stage holds of the graphics chip. */
export function leaveStage(): void {
  if (isOpen) void stage().then(({ closeStage }) => closeStage())
  isOpen = false
}
