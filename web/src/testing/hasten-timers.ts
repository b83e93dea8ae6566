import { vi } from 'vitest'

/** Timers and intervals of at least this length are shortened. */
const LONG_MS = 500
const TIMES_AS_FAST = 20

/**
 * Makes long timers that the app sets from now on run twenty times as fast until the end of the test. Use it to test what happens after a timer, but
 * not to test its length.
 */
export function hastenTimers(): void {
  const { setTimeout, setInterval } = globalThis
  const hastened = (ms = 0) => (ms < LONG_MS ? ms : ms / TIMES_AS_FAST)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => setTimeout(run, hastened(ms)))
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run, ms) => setInterval(run, hastened(ms)))
}
