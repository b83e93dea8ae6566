import type { Position } from '@waybook/contract'

/** Where one token is drawn, and why there. */
interface Motion {
  element: HTMLElement | null
  /** Where it stands in the store, in the state with this version. */
  stands: Position
  version: number
  /** Where it was dragged to here, until the server says so too. */
  held: Position | null
  inHand: boolean
  /** Where somebody else just drags it. */
  guided: Position | null
  guidedUntil: number
  drawn: Position
}

/** Somebody whose connection broke in the middle of a drag sends no end of it. */
const GUIDED_FOR_MS = 3000
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/** Draws where tokens are, frame by frame and past React: of a token that moves, only the transform changes. */
export class TokenMotions {
  readonly #motions = new Map<string, Motion>()
  #frame: number | null = null
  #drawnAt = 0

  /** The element of a token, as long as it is on the page. */
  attach(id: string, element: HTMLElement): () => void {
    const motion = this.#motions.get(id)
    if (motion) draw(Object.assign(motion, { element }))
    return () => void this.#motions.delete(id)
  }

  /** Where the server says that a token stands. */
  stand(id: string, stands: Position, version: number): void {
    const motion = this.#motions.get(id)
    if (!motion) {
      const still = { element: null, held: null, inHand: false, guided: null, guidedUntil: 0, drawn: stands }
      this.#motions.set(id, { ...still, stands, version })
      return
    }
    if (version < motion.version) return
    const isNewer = version > motion.version
    Object.assign(motion, { stands, version, ...(isNewer && { guided: null }) })
    if (motion.held && !motion.inHand && isSettled(motion.held, stands)) motion.held = null
    this.#start()
  }

  /** Where a hand of this page has a token. */
  hold(id: string, position: Position): void {
    this.#change(id, { held: position, inHand: true, guided: null })
  }

  /** The hand is off; the token stays there until it is known to stand there. */
  release(id: string): void {
    this.#change(id, { inHand: false })
  }

  /** Back to where it stands, unless it is in hand again. */
  letGo(id: string): void {
    if (this.#motions.get(id)?.inHand === false) this.#change(id, { held: null })
  }

  /** Where somebody else's hand has a token, in the state with this version. */
  guide(id: string, position: Position, version: number): void {
    if (this.#motions.get(id)?.version !== version) return
    this.#change(id, { guided: position, guidedUntil: performance.now() + GUIDED_FOR_MS })
  }

  /** Where a token is or is on its way to, as this page shows it. */
  whereIs(id: string): Position | null {
    const motion = this.#motions.get(id)
    return motion ? targetOf(motion) : null
  }

  #change(id: string, changed: Partial<Motion>): void {
    const motion = this.#motions.get(id)
    if (!motion) return
    Object.assign(motion, changed)
    this.#start()
  }

  #start(): void {
    if (this.#frame !== null) return
    this.#drawnAt = performance.now()
    this.#frame = requestAnimationFrame((now) => this.#draw(now))
  }

  #draw(now: number): void {
    const passedMs = Math.max(now - this.#drawnAt, 0)
    this.#drawnAt = now
    let moving = false
    for (const motion of this.#motions.values()) {
      if (motion.guided && motion.guidedUntil < now) motion.guided = null
      const target = targetOf(motion)
      const isThere = target.x === motion.drawn.x && target.y === motion.drawn.y
      moving ||= !isThere || motion.guided !== null
      if (isThere) continue
      const jumps = motion.held !== null || reducedMotion.matches
      motion.drawn = jumps ? target : glide(motion.drawn, target, passedMs)
      draw(motion)
    }
    this.#frame = moving ? requestAnimationFrame((next) => this.#draw(next)) : null
  }
}

const targetOf = ({ held, guided, stands }: Motion): Position => held ?? guided ?? stands

function draw({ element, drawn }: Motion): void {
  element?.style.setProperty('--x', String(drawn.x))
  element?.style.setProperty('--y', String(drawn.y))
}

/** How near, in percent each way, the server's position has to be for a dragged one to give way (specification, section 9). */
const TOLERANCE = 1

/** Whether the server's position is the dragged one, or as good as that. */
export function isSettled(dragged: Position, stored: Position): boolean {
  return Math.abs(dragged.x - stored.x) <= TOLERANCE && Math.abs(dragged.y - stored.y) <= TOLERANCE
}

/** So long a token takes for two thirds of its way: longer than between two positions of a drag, so that it never stands between them. */
const LAG_MS = 70
/** In percent: less is not seen. */
const THERE = 0.02

/** Where on its way to `target` something is after so many milliseconds. */
export function glide(from: Position, target: Position, passedMs: number): Position {
  const part = 1 - Math.exp(-passedMs / LAG_MS)
  const next = { x: from.x + (target.x - from.x) * part, y: from.y + (target.y - from.y) * part }
  return Math.hypot(target.x - next.x, target.y - next.y) < THERE ? target : next
}
