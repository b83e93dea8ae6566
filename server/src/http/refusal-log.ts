import type { Problem, ProblemId } from '@waybook/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { BucketError } from '#runtime/storage-fault.ts'

const BEYOND_RIGHTS = new Set<ProblemId>(['not-allowed', 'view-refused', 'cross-site', 'api-key-missing', 'too-many'])

const WINDOW_MS = 60_000
/** The maximum of lines per window for one kind of refusal, and in total. The rest are only counted, so nobody can fill the disk. */
const ALIKE_MAX = 5
const LINES_MAX = 60
/** The maximum of kinds of refusals that are counted separately. */
const KINDS_MAX = 60

/** Refusals with the same problem, caller and route. */
interface Kind {
  readonly problem: ProblemId
  readonly route: string
  readonly ip: string
  readonly userId: string | null
}

interface Count {
  readonly kind: Kind | null
  written: number
  omitted: number
}

/**
 * Logs refusals and failures with the user, their address and the route. Guesses, forgeries and requests beyond a user's permissions are
 * warnings, which the default log level includes. After the first few refusals of a kind, only a summary is logged once a minute.
 */
export class RefusalLog {
  readonly #log: FastifyInstance['log']
  readonly #counts = new Map<string, Count>()
  #others: Count = { kind: null, written: 0, omitted: 0 }
  #lines = 0

  constructor(log: FastifyInstance['log']) {
    this.#log = log
  }

  record(request: FastifyRequest, problem: Problem, error: unknown): void {
    const { id } = problem
    const about = { req: request, problem: id, userId: request.identity?.user.id ?? null }
    if (id === 'unknown' || id === 'disk-full' || (id === 'unavailable' && error !== problem))
      this.#write(request, problem, () => request.log.error({ ...about, err: error }, messageOf(id, error)))
    else if (problem.status >= 500) this.#write(request, problem, () => request.log.warn(about, problem.message))
    else if (isNotable(request, id)) this.#write(request, problem, () => request.log.warn(about, 'refused'))
    else request.log.info(about, 'refused')
  }

  /** Logs the counts of the omitted refusals. Call it once a minute. */
  sumUp(): void {
    for (const { kind, omitted } of [...this.#counts.values(), this.#others])
      if (omitted > 0) this.#log.warn({ ...kind, times: omitted }, 'refused again')
    this.#counts.clear()
    this.#others = { kind: null, written: 0, omitted: 0 }
    this.#lines = 0
  }

  #write(request: FastifyRequest, { id }: Problem, write: () => void): void {
    const count = this.#countOf({
      problem: id,
      route: request.routeOptions.url ?? 'none',
      ip: request.ip,
      userId: request.identity?.user.id ?? null,
    })
    if (count.written >= ALIKE_MAX || this.#lines >= LINES_MAX) {
      count.omitted += 1
      return
    }
    count.written += 1
    this.#lines += 1
    write()
  }

  #countOf(kind: Kind): Count {
    const key = JSON.stringify(Object.values(kind))
    const found = this.#counts.get(key)
    if (found) return found
    if (this.#counts.size >= KINDS_MAX) return this.#others
    const count = { kind, written: 0, omitted: 0 }
    this.#counts.set(key, count)
    return count
  }
}

/** Opens the refusal log of an app. It sums up every minute and when the app closes. */
export function openRefusalLog(app: FastifyInstance): RefusalLog {
  const refusals = new RefusalLog(app.log)
  const timer = setInterval(() => refusals.sumUp(), WINDOW_MS).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    refusals.sumUp()
    done()
  })
  return refusals
}

const FAULTS: Partial<Record<ProblemId, string>> = {
  'disk-full': 'the disk is full',
  unavailable: 'the database cannot be reached, or the data folder is not writable',
}

const messageOf = (id: ProblemId, error: unknown) =>
  error instanceof BucketError ? error.message : (FAULTS[id] ?? 'unexpected error')

function isNotable({ routeOptions: { url = '', config } }: FastifyRequest, id: ProblemId): boolean {
  if (BEYOND_RIGHTS.has(id)) return true
  // On a route that requires sign-in, this is just a browser whose session has ended.
  if (id === 'not-signed-in') return config.access !== 'signedIn'
  return url.startsWith('/api/auth/') && !url.endsWith('*')
}
