import type { PushSubscriptionKeys } from '@waybook/contract'
import { onTestFinished } from 'vitest'

import { PushDouble, type ReceivedPush } from './push-double.ts'
import { openReceiver, type Receiver } from './receiver.ts'

/** A push service on this machine with the browsers that are subscribed to it. */
export interface PushService {
  /** Its `host:port`. */
  readonly host: string
  readonly browser: (name: string) => Browser
}

export interface Browser {
  readonly subscription: PushSubscriptionKeys
  /** The messages that the browser got, oldest first. */
  readonly received: readonly ReceivedPush[]
  /** Resolves when the browser has got this many messages. */
  readonly until: (count: number) => Promise<readonly ReceivedPush[]>
  /** The push service forgets the subscription. */
  readonly unsubscribe: () => void
}

/** It is closed after the test. */
export async function openPushService(): Promise<PushService> {
  const doubles = new Map<string, { readonly double: PushDouble; readonly received: ReceivedPush[] }>()
  const receiver: Receiver = await openReceiver(({ path, headers, body }) => {
    const known = doubles.get(path)
    if (!known) return { status: 410 }
    known.received.push(known.double.receive(receiver.origin + path, headers, body, Date.now()))
    return { status: 201 }
  })
  onTestFinished(async () => await receiver.close())
  return {
    host: receiver.host,
    browser: (name) => {
      const path = `/push/${name}`
      const { double, received } = { double: new PushDouble(), received: [] }
      doubles.set(path, { double, received })
      return {
        subscription: { endpoint: receiver.origin + path, ...double.keys },
        received,
        until: async (count) => await receiver.until(() => received.length >= count).then(() => received),
        unsubscribe: () => void doubles.delete(path),
      }
    },
  }
}
