type Listener = (message: unknown) => void

/** The subscribers to messages and gaps on one server. */
export class Subscribers {
  readonly #byTopic = new Map<string, Set<Listener>>()
  readonly #ofGaps = new Set<() => void>()

  subscribe(topic: string, listener: Listener): () => void {
    const listeners = this.#byTopic.get(topic) ?? new Set()
    this.#byTopic.set(topic, listeners)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  onGap(listener: () => void): () => void {
    this.#ofGaps.add(listener)
    return () => void this.#ofGaps.delete(listener)
  }

  deliver(topic: string, message: unknown): void {
    this.#byTopic.get(topic)?.forEach((listener) => listener(message))
  }

  notifyGap(): void {
    this.#ofGaps.forEach((listener) => listener())
  }
}
