/** Passes on the newest value at most once in so many milliseconds, the last of all surely. */
export class Paced<Value> {
  readonly #pass: (value: Value) => void
  readonly #everyMs: number
  #next: { readonly value: Value } | null = null
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(pass: (value: Value) => void, everyMs: number) {
    this.#pass = pass
    this.#everyMs = everyMs
  }

  give(value: Value): void {
    this.#next = { value }
    if (this.#resting === undefined) this.#passNext()
  }

  /** What waits is not passed on any more. */
  drop(): void {
    this.#next = null
  }

  #passNext(): void {
    this.#resting = undefined
    if (!this.#next) return
    this.#pass(this.#next.value)
    this.#next = null
    this.#resting = setTimeout(() => this.#passNext(), this.#everyMs)
  }
}
