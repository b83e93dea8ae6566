import { setImmediate } from 'node:timers/promises'

/**
 * Shares one read among all who ask for the same `of` within one turn of the event loop. It begins after all of them have asked, so that
 * nobody gets anything older than their question.
 */
export function oncePerTurn<Of, Value>(read: (of: Of) => Promise<Value>): (of: Of) => Promise<Value> {
  const asked = new Map<Of, Promise<Value>>()
  const readLater = async (of: Of) => {
    await setImmediate()
    asked.delete(of)
    return await read(of)
  }
  return async (of) => {
    const shared = asked.get(of) ?? readLater(of)
    asked.set(of, shared)
    return await shared
  }
}
