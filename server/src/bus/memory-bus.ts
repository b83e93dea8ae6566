import { type Bus, encode } from './bus.ts'
import { Subscribers } from './subscribers.ts'

/** Connects servers in one process, for tests. */
export interface MemoryBus {
  /** The bus of another server. */
  readonly open: () => Bus
  /** Loses all messages that are sent after this call. */
  readonly cut: () => void
  readonly restore: () => void
}

export function memoryBus(): MemoryBus {
  const servers = new Set<Subscribers>()
  const claims = new Map<string, Subscribers>()
  let isCut = false
  const open = () => {
    const own = new Subscribers()
    servers.add(own)
    const deliver = (topic: string, text: string) => {
      for (const other of servers) if (other !== own) other.deliver(topic, messageIn(text))
    }
    return {
      publish: (topic: string, message: unknown) => {
        const text = encode(topic, message)
        if (!isCut && servers.has(own)) setImmediate(() => deliver(topic, text))
      },
      subscribe: own.subscribe.bind(own),
      onGap: own.onGap.bind(own),
      claim: async (work: string) => {
        const holder = claims.get(work) ?? own
        claims.set(work, holder)
        return await Promise.resolve(holder === own)
      },
      close: async () => {
        servers.delete(own)
        for (const [work, holder] of claims) if (holder === own) claims.delete(work)
        await Promise.resolve()
      },
    }
  }
  const restore = () => {
    isCut = false
    for (const server of servers) server.notifyGap()
  }
  return { open, cut: () => void (isCut = true), restore }
}

/** Each server receives its own copy. */
function messageIn(text: string): unknown {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- comes from `encode`
  const [, message] = JSON.parse(text) as [string, unknown]
  return message
}
