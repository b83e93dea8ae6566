import type { Position } from '@waybook/contract'

import { prefersReducedMotion } from '#look/device-look.ts'

/** The drawn position of one token, and its sources. */
interface Motion {
  element: HTMLElement | null
  /** The position that the server has stored, as of `version`. */
  stored: Position
  version: number
  /** The position where this page dragged it, until the server confirms it. */
  dragged: Position | null
  isDragging: boolean
  /** The position where another user drags it. */
  followed: Position | null
  followedUntilMs: number
  drawn: Position
}

/** Limits how long the page follows another user's drag, because a broken connection sends no message that ends it. */
const FOLLOW_MS = 3000

/** Draws the tokens' positions frame by frame, outside React. Only the transform of a moving token changes. */
export class TokenAnimator {
  readonly #motions = new Map<string, Motion>()
  #frame: number | null = null
  #lastFrameMs = 0

  /** Registers the element of a token. Returns a function that removes it. */
  attach(id: string, element: HTMLElement): () => void {
    const motion = this.#motions.get(id)
    if (motion) draw(Object.assign(motion, { element }))
    return () => void this.#motions.delete(id)
  }

  /** Sets the position that the server has stored for a token. */
  setStored(id: string, stored: Position, version: number): void {
    const motion = this.#motions.get(id)
    if (!motion) {
      const resting = { element: null, dragged: null, isDragging: false, followed: null, followedUntilMs: 0 }
      this.#motions.set(id, { ...resting, stored, version, drawn: stored })
      return
    }
    if (version < motion.version) return
    if (version > motion.version) motion.followed = null
    motion.stored = stored
    motion.version = version
    if (motion.dragged && !motion.isDragging && isWithinTolerance(motion.dragged, stored)) motion.dragged = null
    this.#start()
  }

  /** Moves a token to this page's pointer. */
  drag(id: string, position: Position): void {
    this.#change(id, { dragged: position, isDragging: true, followed: null })
  }

  /** Ends the drag. The token stays at the drop position until the server confirms it. */
  release(id: string): void {
    this.#change(id, { isDragging: false })
  }

  /** Moves a token back to its stored position, unless it is being dragged again. */
  revert(id: string): void {
    if (this.#motions.get(id)?.isDragging === false) this.#change(id, { dragged: null })
  }

  /** Moves a token to another user's pointer. Ignores stale messages, which are about another version of the token. */
  follow(id: string, position: Position, version: number): void {
    if (this.#motions.get(id)?.version !== version) return
    this.#change(id, { followed: position, followedUntilMs: performance.now() + FOLLOW_MS })
  }

  /** The position that this page shows for a token or moves it to. */
  positionOf(id: string): Position | null {
    const motion = this.#motions.get(id)
    return motion ? targetOf(motion) : null
  }

  #change(id: string, changes: Partial<Motion>): void {
    const motion = this.#motions.get(id)
    if (!motion) return
    Object.assign(motion, changes)
    this.#start()
  }

  #start(): void {
    if (this.#frame !== null) return
    this.#lastFrameMs = performance.now()
    this.#frame = requestAnimationFrame((now) => this.#draw(now))
  }

  #draw(now: number): void {
    const elapsedMs = Math.max(now - this.#lastFrameMs, 0)
    this.#lastFrameMs = now
    let moving = false
    for (const motion of this.#motions.values()) {
      if (motion.followed && motion.followedUntilMs < now) motion.followed = null
      const target = targetOf(motion)
      const hasArrived = target.x === motion.drawn.x && target.y === motion.drawn.y
      moving ||= !hasArrived || motion.followed !== null
      if (hasArrived) continue
      const isImmediate = motion.dragged !== null || prefersReducedMotion()
      motion.drawn = isImmediate ? target : easeTowards(motion.drawn, target, elapsedMs)
      draw(motion)
    }
    this.#frame = moving ? requestAnimationFrame((next) => this.#draw(next)) : null
  }
}

const targetOf = ({ dragged, followed, stored }: Motion): Position => dragged ?? followed ?? stored

function draw({ element, drawn }: Motion): void {
  element?.style.setProperty('--x', String(drawn.x))
  element?.style.setProperty('--y', String(drawn.y))
}

/** The maximum distance, in percent on each axis, at which the stored position replaces the dragged one (specification, section 9). */
const TOLERANCE_PERCENT = 1

/** Whether the stored position confirms the dragged one. */
export function isWithinTolerance(dragged: Position, stored: Position): boolean {
  return Math.abs(dragged.x - stored.x) <= TOLERANCE_PERCENT && Math.abs(dragged.y - stored.y) <= TOLERANCE_PERCENT
}

/** The time in which a token covers about two thirds of the distance. Longer than the interval between drag messages, so it never stops. */
const LAG_MS = 70
/** A smaller distance isn't visible. */
const ARRIVED_PERCENT = 0.02

/** The next position between `from` and `target`. The exponential smoothing doesn't depend on the frame rate. */
export function easeTowards(from: Position, target: Position, elapsedMs: number): Position {
  const part = 1 - Math.exp(-elapsedMs / LAG_MS)
  const next = { x: from.x + (target.x - from.x) * part, y: from.y + (target.y - from.y) * part }
  return Math.hypot(target.x - next.x, target.y - next.y) < ARRIVED_PERCENT ? target : next
}
