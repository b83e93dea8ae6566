import { parentPort, workerData } from 'node:worker_threads'

import { paintWish } from './paint-wish.ts'
import type { Wish } from './wish.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `atelierPainter` starts this thread
parentPort?.postMessage(await paintWish(workerData as Wish), [])
