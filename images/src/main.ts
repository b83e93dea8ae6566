import { once } from 'node:events'

import type { FastifyInstance } from 'fastify'

import { type Environment, readEnvironment } from './environment.ts'
import { Deliveries } from './service/deliveries.ts'
import { openOutbox } from './service/outbox.ts'
import type { Painter } from './service/painter.ts'
import { Queue } from './service/queue.ts'
import { buildService } from './service/service.ts'

const WRONG_USE = 2

/** Runs until it receives a signal or the server that started it exits. */
async function main(): Promise<number> {
  const read = readEnvironment(process.env)
  if (!read.ok) {
    process.stderr.write(`images: invalid environment:\n${read.wrong.map((line) => `  ${line}\n`).join('')}`)
    return WRONG_USE
  }
  // Attach the listeners first: the parent server may exit before the service is listening.
  const stopping = stopped()
  const service = await open(read.environment)
  const address = await service.listen({ port: read.environment.port, host: read.environment.host })
  process.stdout.write(`images: painter ${read.environment.painter}, listening at ${address}\n`)
  // The message fails if the parent server has already exited; this process then exits too.
  process.send?.({ port: Number(new URL(address).port) }, undefined, undefined, () => {})
  await stopping
  await service.close()
  return 0
}

async function open(environment: Environment): Promise<FastifyInstance> {
  const { key, callback, dir, concurrency } = environment
  const painter = await choosePainter(environment)
  const deliveries = new Deliveries({ outbox: await openOutbox(dir), origin: callback.origin, key })
  const queue = new Queue({ painter, concurrency, deliver: async (delivery) => await deliveries.add(delivery) })
  await deliveries.resume()
  return buildService({ key, painter: painter.name, callback, queue, deliveries })
}

/** Imports only the code of the configured painter. */
async function choosePainter({ painter, openai, sdWebui }: Environment): Promise<Painter> {
  switch (painter) {
    case 'atelier':
      return (await import('./painters/offline-painter.ts')).offlinePainter()
    case 'openai':
      return (await import('./painters/openai-painter.ts')).openaiPainter(openai)
    case 'sdweb':
      return (await import('./painters/sdweb-painter.ts')).sdwebPainter(sdWebui)
  }
}

async function stopped(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), once(process, 'disconnect')])
}

process.exit(await main())
