import * as z from 'zod/mini'

import type { Bus } from '#bus/bus.ts'

const id = z.string()

/** Calls its listeners with an id: on this server at once, on the others soon after unless the message is lost. */
export class SharedNotice {
  readonly #bus: Bus
  readonly #topic: string
  readonly #listeners: ((id: string) => void)[] = []

  constructor(bus: Bus, topic: string) {
    this.#bus = bus
    this.#topic = topic
    bus.subscribe(topic, (message) => {
      const read = id.safeParse(message)
      if (read.success) this.#notifyHere(read.data)
    })
  }

  listen(listener: (id: string) => void): void {
    this.#listeners.push(listener)
  }

  notify(about: string): void {
    this.#notifyHere(about)
    this.#bus.publish(this.#topic, about)
  }

  #notifyHere(about: string): void {
    for (const listener of this.#listeners) listener(about)
  }
}
