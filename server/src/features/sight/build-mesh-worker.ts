import { parentPort } from 'node:worker_threads'

import { buildMesh } from '@waybook/rules/sight'

import { reportLoaded } from '#runtime/thread.ts'

import type { DrawnWalls } from './mesh-thread.ts'

parentPort?.on('message', ({ walls, weld }: DrawnWalls) => {
  parentPort?.postMessage(buildMesh(walls, weld), [])
})
reportLoaded()
