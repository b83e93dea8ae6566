import type { Roll } from '@waybook/contract'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import { canDraw, wantsStill } from './can-draw.ts'
import { leaveStage, throwOnStage } from './on-stage.ts'

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
