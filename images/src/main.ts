import { once } from 'node:events'

import type { FastifyInstance } from 'fastify'

import { type Environment, readEnvironment } from './environment.ts'
import { openPainter } from './painters/open-painter.ts'
import { receivedPicture } from './painters/received-picture.ts'
import { Deliveries } from './service/deliveries.ts'
import { openOutbox } from './service/outbox.ts'
import { Queue } from './service/queue.ts'
import { buildService } from './service/service.ts'

const WRONG_USE = 2

/** Runs until it receives a signal. */
async function main(): Promise<number> {
  const read = readEnvironment(process.env)
  if (!read.ok) {
    process.stderr.write(`images: invalid environment:\n${read.wrong.map((line) => `  ${line}\n`).join('')}`)
    return WRONG_USE
  }
  const service = await open(read.environment)
  const address = await service.listen({ port: read.environment.port, host: read.environment.host })
  process.stdout.write(`images: painter ${read.environment.painter}, listening at ${address}\n`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await service.close()
  return 0
}

async function open(environment: Environment): Promise<FastifyInstance> {
  const { key, callback, dir, atOnce } = environment
  const painter = await openPainter(environment, receivedPicture)
  const deliveries = new Deliveries({ outbox: await openOutbox(dir), origin: callback.origin, key })
  const queue = new Queue({ painter, concurrency: atOnce, deliver: async (delivery) => await deliveries.add(delivery) })
  await deliveries.resume()
  return buildService({ key, painter: painter.name, callback, queue, deliveries })
}

process.exit(await main())
