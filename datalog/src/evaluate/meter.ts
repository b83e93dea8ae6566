/** The limits of one evaluation. Reaching any limit ends it. */
export interface Budget {
  /** Rows visited. */
  readonly steps: number
  /** Rows derived, in all relations together. */
  readonly rows: number
  /** Rows in the answer, per relation. */
  readonly answerRows: number
  /** UTF-16 units of all values in the answer. */
  readonly answerCharacters: number
  /** Estimated memory for rows, indexes and new texts. */
  readonly bytes: number
  readonly milliseconds: number
  /** A clock in milliseconds with any origin, read every few thousand steps. */
  readonly now: () => number
}

export type StopCode = 'steps' | 'rows' | 'memory' | 'time'

/** Steps between two readings of the clock. */
const STRIDE = 16_384

/** Counts the resources of an evaluation. Each method returns whether it may continue. After a stop, it always returns `false`. */
export class Meter {
  readonly #budget: Budget
  readonly #deadline: number
  /** Steps until the next reading of the clock. */
  #left = 0
  #steps = 0
  #bytes = 0
  rows = 0
  stopped: StopCode | null = null

  constructor(budget: Budget) {
    this.#budget = budget
    this.#deadline = budget.now() + budget.milliseconds
  }

  step(): boolean {
    this.#left -= 1
    return this.#left >= 0 || this.#renew()
  }

  /** Charges work that takes as long as this many steps. */
  work(steps: number): boolean {
    this.#left -= steps
    return this.#left >= 0 || this.#renew()
  }

  derive(rows: number): boolean {
    this.rows += rows
    return (this.rows <= this.#budget.rows && !this.stopped) || this.stop('rows')
  }

  grow(bytes: number): boolean {
    this.#bytes += bytes
    return this.#bytes <= this.#budget.bytes || this.stop('memory')
  }

  stop(code: StopCode): false {
    this.stopped ??= code
    // Leave no steps, so every loop notices.
    this.#left = 0
    return false
  }

  #renew(): boolean {
    if (this.stopped) return this.stop(this.stopped)
    this.#steps += STRIDE - this.#left
    if (this.#steps > this.#budget.steps + STRIDE) return this.stop('steps')
    if (this.#budget.now() > this.#deadline) return this.stop('time')
    this.#left = STRIDE
    return true
  }
}

/** A meter without limits, for work outside a query, such as loading the facts. */
export function unmetered(): Meter {
  return new Meter({
    steps: Infinity,
    rows: Infinity,
    answerRows: Infinity,
    answerCharacters: Infinity,
    bytes: Infinity,
    milliseconds: Infinity,
    now: () => 0,
  })
}
