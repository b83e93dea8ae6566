import type { Blobs, PictureContent, PictureForm } from './blobs.ts'
import type { ImageProcessor } from './processor/image-processor.ts'
import type { UploadStaging } from './upload-staging.ts'

interface PreparationServices {
  readonly blobs: Blobs
  readonly uploadStaging: UploadStaging
  readonly imageProcessor: ImageProcessor
}

/** A picture whose forms are to be made, once for all who ask for it. */
interface Order {
  readonly hash: string
  /** How many requests wait for it. */
  asking: number
  hasBegun: boolean
  readonly made: PromiseWithResolvers<void>
}

/** Each picture takes one CPU core. The processor runs no more at once. */
const AT_ONCE = 2
/** A browser opens six connections to a server, and what it asks for next waits for one of them. */
const WAIT_MAX_MS = 4000
/** A crash may be another picture's fault. */
const CRASHES_MAX = 3

/** Makes the forms of stored originals: first those that a request waits for, then the others that wait in the store. */
export class PicturePreparation {
  readonly #services: PreparationServices
  readonly #waitMaxMs: number
  readonly #orders = new Map<string, Order>()
  readonly #failed = new Map<string, string>()
  readonly #crashes = new Map<string, number>()
  #active = 0

  constructor(services: PreparationServices, { waitMaxMs = WAIT_MAX_MS }: { waitMaxMs?: number | undefined } = {}) {
    this.#services = services
    this.#waitMaxMs = waitMaxMs
  }

  /**
   * A form of a picture, made first if it is missing; `null` if there is no such picture, or it cannot be made. Waits until the client has
   * `left`, but not for long: then the form is `late`, and there soon after.
   */
  async read(hash: string, form: PictureForm, left: AbortSignal): Promise<PictureContent | 'late' | null> {
    const { blobs } = this.#services
    const found = await blobs.read(hash, form)
    if (found || this.#failed.has(hash)) return found
    const order = this.#order(hash)
    order.asking += 1
    this.#work()
    const ended = AbortSignal.any([left, AbortSignal.timeout(this.#waitMaxMs)])
    try {
      if (!(await isDoneBefore(ended, order.made.promise))) return 'late'
    } finally {
      order.asking -= 1
    }
    return await blobs.read(hash, form)
  }

  /** Makes the forms of all pictures that wait in the store. Throws the first error once none is under way. */
  async prepareWaiting(): Promise<void> {
    const waiting = await this.#waiting()
    // Servers that share a bucket seldom make the same picture, because each begins with another.
    const orders = waiting.toSorted(() => Math.random() - 0.5).map((hash) => this.#order(hash).made.promise)
    this.#work()
    const ended = await Promise.allSettled(orders)
    const failed = ended.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }

  /** The pictures that wait for their forms, and why the forms of others cannot be made, by hash. */
  async progress(): Promise<{ readonly waiting: readonly string[]; readonly failed: ReadonlyMap<string, string> }> {
    return { waiting: await this.#waiting(), failed: this.#failed }
  }

  /** Begins no further picture. */
  close(): void {
    for (const { hash, hasBegun, made } of this.#orders.values()) {
      if (hasBegun) continue
      this.#orders.delete(hash)
      made.resolve()
    }
  }

  async #waiting(): Promise<string[]> {
    return (await this.#services.blobs.waiting()).filter((hash) => !this.#failed.has(hash))
  }

  #order(hash: string): Order {
    const known = this.#orders.get(hash)
    if (known) return known
    const order = { hash, asking: 0, hasBegun: false, made: Promise.withResolvers<void>() }
    // Everyone who waited may have left before it fails.
    order.made.promise.catch(() => {})
    this.#orders.set(hash, order)
    return order
  }

  #work(): void {
    while (this.#active < AT_ONCE) {
      const next = this.#next()
      if (!next) return
      next.hasBegun = true
      this.#active += 1
      void this.#fulfil(next)
    }
  }

  #next(): Order | undefined {
    const open = [...this.#orders.values()].filter(({ hasBegun }) => !hasBegun)
    return open.find(({ asking }) => asking > 0) ?? open[0]
  }

  async #fulfil({ hash, made }: Order): Promise<void> {
    try {
      await this.#make(hash)
      made.resolve()
    } catch (error) {
      made.reject(error)
    } finally {
      this.#active -= 1
      this.#orders.delete(hash)
      this.#work()
    }
  }

  async #make(hash: string): Promise<void> {
    const { blobs, uploadStaging, imageProcessor } = this.#services
    if (await blobs.isComplete(hash)) return
    const original = await blobs.get(hash, 'original')
    if (!original) return
    const resize = async (file: string) => {
      try {
        return await imageProcessor.resize(file)
      } catch (error) {
        return this.#crashed(hash, error)
      }
    }
    const resized = await uploadStaging.keep(original, resize)
    if (resized.ok) await blobs.putForms(hash, resized.forms)
    else this.#failed.set(hash, resized.why)
  }

  #crashed(hash: string, error: unknown) {
    const crashes = (this.#crashes.get(hash) ?? 0) + 1
    this.#crashes.set(hash, crashes)
    if (crashes < CRASHES_MAX) throw error
    return { ok: false, why: 'cannot be processed' } as const
  }
}

/** Whether `done` is fulfilled before the signal is aborted. Throws its error. */
async function isDoneBefore(signal: AbortSignal, done: Promise<void>): Promise<boolean> {
  const { promise: aborted, resolve } = Promise.withResolvers<false>()
  const abort = () => resolve(false)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    return await Promise.race([done.then(() => true), aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
