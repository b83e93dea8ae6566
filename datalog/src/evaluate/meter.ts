/** What one evaluation may use. All limits are hard; the first that is reached ends it. */
export interface Budget {
  /** Rows looked at. */
  readonly steps: number
  /** Rows derived, of all relations together. */
  readonly rows: number
  /** Rows in an answer, of each relation. */
  readonly answerRows: number
  /** UTF-16 units of all values in all answers. */
  readonly answerLetters: number
  /** Memory for rows, indexes and new texts, estimated. */
  readonly bytes: number
  readonly milliseconds: number
  /** Milliseconds from any start; read every few thousand steps. */
  readonly now: () => number
}

export type StopCode = 'steps' | 'rows' | 'memory' | 'time'

/** Steps between two looks at the clock. */
const STRIDE = 16_384

/** Counts what an evaluation uses. Every count answers whether it may go on; once it may not, it never may. */
export class Meter {
  readonly #budget: Budget
  readonly #deadline: number
  /** Steps until the next look at the clock. */
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

  /** For work as long as so many steps. */
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
    // No step is left, so that every loop comes to ask.
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

/** For what no query asked for, such as loading the facts. */
export function unmetered(): Meter {
  return new Meter({
    steps: Infinity,
    rows: Infinity,
    answerRows: Infinity,
    answerLetters: Infinity,
    bytes: Infinity,
    milliseconds: Infinity,
    now: () => 0,
  })
}
