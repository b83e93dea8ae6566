import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import type { Commission, Painted, Painter } from '../painters/painter.ts'
import { Deliveries } from './deliveries.ts'
import { openOutbox } from './outbox.ts'
import { Queue } from './queue.ts'
import { buildService } from './service.ts'

const KEY = 'a key of this test'

interface Options {
  readonly atOnce?: number
  readonly waitingMax?: number
  /** Paints nothing until it is told to end. */
  readonly slowly?: boolean
  readonly answer?: Painted
  /** Where deliveries go. */
  readonly origin?: string
  readonly dir?: string
}

const picture: Painted = { ok: true, picture: { bytes: Buffer.from('painted'), contentType: 'image/webp' } }

export async function temporaryFolder(): Promise<string> {
  return await mkdtemp(path.join(os.tmpdir(), 'waybook-images-'))
}

/** The whole image service in memory, with a painter that is quick or very slow. */
export async function openHouse(options: Options = {}) {
  const { atOnce = 1, slowly = false, answer = picture, origin = 'http://127.0.0.1:9', dir } = options
  const painted: Commission[] = []
  const painter: Painter = {
    name: 'atelier',
    paint: async (commission, signal) => {
      painted.push(commission)
      if (!slowly) return answer
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return { ok: false, error: 'The atelier took too long', retryable: true }
    },
  }
  const outbox = await openOutbox(dir ?? (await temporaryFolder()))
  const deliveries = new Deliveries({ outbox, origin, key: KEY, waitMs: () => 1 })
  const deliver = deliveries.add.bind(deliveries)
  const waiting = options.waitingMax === undefined ? {} : { waitingMax: options.waitingMax }
  const queue = new Queue({ painter, atOnce, deliver, ...waiting })
  await deliveries.resume()
  const callback = new URL('/api/images/callback', origin)
  const service = buildService({ key: KEY, painter: painter.name, callback, queue, deliveries })
  return {
    service,
    outbox,
    painted,
    generate: async (body: object | string, key: string | null = KEY) =>
      await service.inject({
        method: 'POST',
        url: '/generate',
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'x-api-key': key }) },
        body,
      }),
    [Symbol.asyncDispose]: async () => await service.close(),
  }
}
