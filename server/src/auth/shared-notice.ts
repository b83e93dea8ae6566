import * as z from 'zod/mini'

import type { Bus } from '#bus/bus.ts'

const id = z.string()

/** Calls its listeners with an id, on this server at once and on the others soon after, unless the message is lost. */
export class SharedNotice {
  readonly #bus: Bus
  readonly #topic: string
  readonly #listeners: ((id: string) => void)[] = []

  constructor(bus: Bus, topic: string) {
    this.#bus = bus
    this.#topic = topic
    bus.subscribe(topic, (message) => {
      const read = id.safeParse(message)
      if (read.success) this.#tellHere(read.data)
    })
  }

  listen(listener: (id: string) => void): void {
    this.#listeners.push(listener)
  }

  tell(about: string): void {
    this.#tellHere(about)
    this.#bus.publish(this.#topic, about)
  }

  #tellHere(about: string): void {
    for (const listener of this.#listeners) listener(about)
  }
}
