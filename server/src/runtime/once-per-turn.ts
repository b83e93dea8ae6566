import { setImmediate } from 'node:timers/promises'

/**
 * Shares one read among all calls with the same `of` within one turn of the event loop. The read begins after all these calls, so no
 * result is older than its call.
 */
export function oncePerTurn<Of, Value>(read: (of: Of) => Promise<Value>): (of: Of) => Promise<Value> {
  const pending = new Map<Of, Promise<Value>>()
  const readLater = async (of: Of) => {
    await setImmediate()
    pending.delete(of)
    return await read(of)
  }
  return async (of) => {
    const shared = pending.get(of) ?? readLater(of)
    pending.set(of, shared)
    return await shared
  }
}
