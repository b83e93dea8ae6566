import type { FogPoint } from '@waybook/rules'

import { newIdempotencyKey } from '#api/call.ts'

import type { FogChanges } from './fog-changes.ts'
import type { FogState, PendingFog } from './fog-state.ts'
import type { FogAct } from './fog-tool.ts'

interface Brush {
  readonly op: FogAct
  readonly radius: number
}

/** How often a part of a stroke is sent. */
const PART_EVERY_MS = 60
/** The server takes no more points at once. */
const POINTS_MAX = 200

/** A stroke of the brush: each step is shown at once, and what was drawn is sent part by part. All of it is undone together. */
export class FogStroke {
  readonly #brush: Brush
  readonly #state: FogState
  readonly #changes: FogChanges
  readonly #id = newIdempotencyKey()
  #last: FogPoint
  #points: readonly FogPoint[]
  #drawn: readonly PendingFog[] = []
  readonly #timer: ReturnType<typeof setInterval>

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
    this.#timer = setInterval(() => this.#send(), PART_EVERY_MS)
  }

  move(to: FogPoint): void {
    this.#draw([this.#last, to])
    this.#last = to
    this.#points = [...this.#points, to]
    if (this.#points.length >= POINTS_MAX) this.#send()
  }

  end(): void {
    clearInterval(this.#timer)
    this.#send()
  }

  #draw(points: readonly FogPoint[]): void {
    this.#drawn = [...this.#drawn, this.#state.draw({ ...this.#brush, shape: 'brush', points })]
  }

  #send(): void {
    if (this.#drawn.length === 0) return
    void this.#changes.change({ ...this.#brush, shape: 'brush', points: this.#points }, this.#id, this.#drawn)
    this.#points = [this.#last]
    this.#drawn = []
  }
}
