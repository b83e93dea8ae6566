import { type RateLimit, RateLimiter } from '#runtime/rate-limiter.ts'

/** Limits the number of guesses in windows of a fixed length. */
export interface AttemptLimiter {
  /** Counts an attempt before it is made. Resolves to 0 if it is allowed, otherwise to the seconds until the key's next window. */
  consume(key: string): Promise<number>
  /** Takes back an allowed attempt that was then refused for another reason. */
  refund(key: string): Promise<void>
  /** Clears a key's attempts, for example after a success. */
  reset(key: string): Promise<void>
}

/** Opens a limiter. Limiters with different names count separately. */
export type OpenLimiter = (name: string, limit: RateLimit) => AttemptLimiter

/** Counts in memory, for a single server. */
export function attemptsInMemory(now?: () => number): OpenLimiter {
  return (_name, limit) => {
    const limiter = new RateLimiter(limit, now)
    return {
      consume: async (key) => await Promise.resolve(limiter.consume(key)),
      refund: async (key) => await Promise.resolve(limiter.refund(key)),
      reset: async (key) => await Promise.resolve(limiter.reset(key)),
    }
  }
}
