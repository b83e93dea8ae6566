import { parentPort } from 'node:worker_threads'

import type { Brief } from '@waybook/artwork'

import { paintWebp } from './paint-webp.ts'

parentPort?.once('message', (brief: Brief) => {
  void paintWebp(brief).then((bytes) => parentPort?.postMessage(bytes, []))
})
parentPort?.postMessage('loaded', [])
