interface Payload {
  readonly uid?: string
  consumed?: number
}

/** The identity provider's storage for one kind of record. Its own default adapter logs a warning to the console. */
export class InMemoryAdapter {
  readonly #payloads = new Map<string, Payload>()

  async upsert(id: string, payload: Payload): Promise<void> {
    this.#payloads.set(id, payload)
    return Promise.resolve()
  }

  async find(id: string): Promise<Payload | undefined> {
    return Promise.resolve(this.#payloads.get(id))
  }

  async findByUid(uid: string): Promise<Payload | undefined> {
    return Promise.resolve([...this.#payloads.values()].find((payload) => payload.uid === uid))
  }

  async consume(id: string): Promise<void> {
    const payload = this.#payloads.get(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    return Promise.resolve()
  }

  async destroy(id: string): Promise<void> {
    this.#payloads.delete(id)
    return Promise.resolve()
  }
}
