import type { Roll } from '@waybook/contract'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import { useOnLive } from '#api/live/live.ts'
import { prefersReducedMotion } from '#look/device-look.ts'
import { finishThrow, useCurrentRoll } from '#stores/current-roll.ts'

import { canDraw3d } from './can-draw-3d.ts'

/** Throws the dice of the current roll, or of another user's, on every page. */
export function TableDice() {
  const { roll, own, local, rolling, thrown } = useCurrentRoll()
  const [last, setLast] = useState<{ readonly rollId: string; readonly motion: Uint8Array } | null>(null)
  // Preloads the 3D view while the server rolls. Viewers who never see dice don't load it.
  useEffect(() => {
    if (rolling) preloadScene()
  }, [rolling])
  useOnLive('throw', (rollId, motion) => setLast({ rollId, motion: decodeBase64(motion) }))
  const flying = roll ? (own && !local ? roll : null) : thrown
  return (
    <FlyingDice
      roll={flying}
      throwData={last && last.rollId === flying?.id ? last.motion : null}
      onRest={(rollId, isSeen) => finishThrow(rollId, isSeen ? '3D' : 'flat')}
    />
  )
}

export const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * Leaves room for the result: the right column on wide screens, the lower part on phones. It is above the backdrop of an open tray and below the tray
 * itself.
 */
const besideResult = 'dice-surface fixed inset-x-0 top-0 bottom-[46dvh] z-11 md:right-[26rem] md:bottom-0 print:hidden'

interface FlyingDiceProps extends ThrownRoll {
  readonly timeouts?: Timeouts
  /** The position, and the styles that hide it unless `data-seen` is true. */
  readonly className?: string
}

/** The 3D view of falling dice. It blocks clicks on the content that it covers. */
export function FlyingDice({ timeouts = TIMEOUTS, className = besideResult, ...thrown }: FlyingDiceProps) {
  const container = useRef<HTMLDivElement>(null)
  const isSeen = useThrow(thrown, container, timeouts)
  return <div ref={container} data-seen={isSeen} className={className} />
}

/** How long a result waits for its dice. */
interface Timeouts {
  /** For the recorded flight. */
  readonly flightMs: number
  /** For the code of the 3D view. */
  readonly sceneMs: number
}

/** The flight arrives within a second after its roll, or never. The code of the 3D view is large. */
const TIMEOUTS: Timeouts = { flightMs: 1500, sceneMs: 5000 }

interface ThrownRoll {
  /** `null` if there is no roll to show. */
  readonly roll: Roll | null
  /** The recorded flight of the dice, once it has arrived. */
  readonly throwData: Uint8Array | null
  /** Called once for each roll when its result may be shown: its dice are at rest in the 3D view, or are not drawn there. */
  readonly onRest: (rollId: string, isSeen: boolean) => void
}

/** Throws the dice of each roll in `container`. Returns whether they are visible there. */
function useThrow(
  { roll, throwData, onRest }: ThrownRoll,
  container: RefObject<HTMLElement | null>,
  { flightMs, sceneMs }: Timeouts,
): boolean {
  const [visibleRoll, setVisibleRoll] = useState<Roll | null>(null)
  const reportedId = useRef<string | null>(null)
  const report = useEffectEvent((id: string, isSeen: boolean) => {
    if (reportedId.current === id) return
    reportedId.current = id
    onRest(id, isSeen)
  })
  useEffect(() => {
    if (!roll || !container.current || reportedId.current === roll.id) return
    if (!canDraw3d()) return report(roll.id, false)
    if (!throwData) {
      const timer = setTimeout(() => report(roll.id, false), flightMs)
      return () => clearTimeout(timer)
    }
    const stop = new AbortController()
    const { signal } = stop
    const { dice } = roll
    const onBegin = () => setVisibleRoll(roll)
    const onEnd = (isAtRest: boolean) => {
      if (signal.aborted) return
      if (!isAtRest) setVisibleRoll(null)
      report(roll.id, isAtRest)
    }
    const atRest = prefersReducedMotion()
    const sceneThrow = { container: container.current, dice, flight: throwData, atRest, signal, onBegin }
    void throwInScene(sceneThrow, sceneMs).then(onEnd)
    return () => stop.abort()
  }, [roll, throwData, container, flightMs, sceneMs])
  useEffect(() => closeScene, [])
  return roll !== null && visibleRoll === roll
}

/** three.js and the 3D view are half as large as everything else together, so they load with the first roll. */
const loadScene = () => import('./scene/show-throw.ts')

type SceneThrow = Parameters<Awaited<ReturnType<typeof loadScene>>['showThrow']>[0]

let isSceneOpen = false

/** Preloads the code of the 3D view, unless this device draws flat dice. */
function preloadScene(): void {
  if (canDraw3d()) loadScene().catch(() => undefined)
}

/** Resolves to whether the dice came to rest in the 3D view; to `false` if it cannot be loaded in time or opened. */
async function throwInScene(sceneThrow: SceneThrow, loadMs: number): Promise<boolean> {
  try {
    const { showThrow } = await Promise.race([loadScene(), rejectAfter(loadMs)])
    isSceneOpen = true
    return await showThrow(sceneThrow)
  } catch {
    return false
  }
}

async function rejectAfter(delayMs: number): Promise<never> {
  return await new Promise((_resolve, reject) => setTimeout(reject, delayMs))
}

/** Frees the GPU resources of the 3D view. */
function closeScene(): void {
  if (isSceneOpen) void loadScene().then((code) => code.closeScene())
  isSceneOpen = false
}
