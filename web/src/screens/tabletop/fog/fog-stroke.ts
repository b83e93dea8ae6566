import type { FogPoint } from '@waybook/rules'

import { newIdempotencyKey } from '#api/call.ts'

import type { FogChanges } from './fog-changes.ts'
import type { FogState, PendingFog } from './fog-state.ts'
import type { FogAction } from './fog-tool.ts'

interface Brush {
  readonly op: FogAction
  readonly radius: number
}

/** The interval between the parts of a stroke. */
const PART_EVERY_MS = 60
/** The delay before the first part. The second finger of a pinch arrives sooner, so a pinch never reveals anything to players. */
const FIRST_PART_AFTER_MS = 250
/** The maximum number of points per request. */
const POINTS_MAX = 200

/** A brush stroke. The page shows each step at once, and sends the stroke in parts. Undo reverts the whole stroke. */
export class FogStroke {
  readonly #brush: Brush
  readonly #state: FogState
  readonly #changes: FogChanges
  readonly #id = newIdempotencyKey()
  #last: FogPoint
  #points: readonly FogPoint[]
  #drawn: readonly PendingFog[] = []
  /** For each sent part, whether it was saved. */
  readonly #sent: Promise<boolean>[] = []
  #timer: ReturnType<typeof setTimeout>

  constructor(
    brush: Brush,
    { state, changes }: { readonly state: FogState; readonly changes: FogChanges },
    start: FogPoint,
  ) {
    this.#brush = brush
    this.#state = state
    this.#changes = changes
    this.#last = start
    this.#points = [start]
    this.#draw([start])
    this.#timer = setTimeout(() => this.#sendPart(), FIRST_PART_AFTER_MS)
  }

  move(to: FogPoint): void {
    this.#draw([this.#last, to])
    this.#last = to
    this.#points = [...this.#points, to]
    if (this.#points.length >= POINTS_MAX) this.#send()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#send()
  }

  /** Reverts the whole stroke, including sent parts. */
  cancel(): void {
    clearTimeout(this.#timer)
    this.#drawn.forEach((part) => this.#state.settle(part, null))
    void this.#undo()
  }

  async #undo(): Promise<void> {
    const saved = await Promise.all(this.#sent)
    if (saved.includes(true)) await this.#changes.undo()
  }

  #sendPart(): void {
    this.#send()
    this.#timer = setTimeout(() => this.#sendPart(), PART_EVERY_MS)
  }

  #draw(points: readonly FogPoint[]): void {
    this.#drawn = [...this.#drawn, this.#state.draw({ ...this.#brush, shape: 'brush', points })]
  }

  #send(): void {
    if (this.#drawn.length === 0) return
    const part = { ...this.#brush, shape: 'brush', points: this.#points } as const
    this.#sent.push(this.#changes.change(part, this.#id, this.#drawn))
    this.#points = [this.#last]
    this.#drawn = []
  }
}
