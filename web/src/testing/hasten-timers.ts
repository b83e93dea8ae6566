import { vi } from 'vitest'

/** What the app waits for at least so long is shortened: a timer that runs out, a question that is asked again. */
const LONG_MS = 500
const TIMES_AS_FAST = 20

/**
 * Until the end of the test, long timers that the app sets from now on run out twenty times as soon: for tests of what it does after a while.
 * Where it matters how long that is, a test must not use it.
 */
export function hastenTimers(): void {
  const { setTimeout, setInterval } = globalThis
  const hastened = (ms = 0) => (ms < LONG_MS ? ms : ms / TIMES_AS_FAST)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => setTimeout(run, hastened(ms)))
  vi.spyOn(globalThis, 'setInterval').mockImplementation((run, ms) => setInterval(run, hastened(ms)))
}
