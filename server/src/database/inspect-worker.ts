import { parentPort } from 'node:worker_threads'

import { reportLoaded } from '#runtime/thread.ts'

import { inspectRecords } from './inspect-database.ts'

parentPort?.on('message', (file: string) => parentPort?.postMessage(inspectRecords(file), []))
reportLoaded()
