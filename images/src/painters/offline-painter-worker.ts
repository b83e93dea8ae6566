import { parentPort, workerData } from 'node:worker_threads'

import type { Brief } from '@waybook/artwork'

import { paintWebp } from './paint-webp.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `offlinePainter` starts this worker
parentPort?.postMessage(await paintWebp(workerData as Brief), [])
