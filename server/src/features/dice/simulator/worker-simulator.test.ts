import { decodeFlight, type DieResult } from '@waybook/rules'
import { afterEach, expect, it, onTestFinished } from 'vitest'

import { bakeFlight } from './bake-flight.ts'
import type { DiceSimulator } from './dice-simulator.ts'
import { openWorkerSimulator } from './worker-simulator.ts'

const NEVER_MS = 2 ** 30
const dice: readonly DieResult[] = [
  { die: 'ability', face: 2 },
  { die: 'difficulty', face: 7 },
]

let throws: DiceSimulator | null = null
afterEach(async () => await throws?.close())

function opened(code?: string, patienceMs = NEVER_MS): DiceSimulator {
  const worker = code === undefined ? {} : { worker: new URL(`data:text/javascript,${encodeURIComponent(code)}`) }
  throws = openWorkerSimulator({ warmAfterMs: NEVER_MS, patienceMs, ...worker })
  return throws
}

const thread = (answer: string) =>
  `import { parentPort } from 'node:worker_threads'; parentPort.on('message', ({ seed }) => { ${answer} }); parentPort.postMessage('loaded')`

it('bakes the throw in a separate thread', async () => {
  const flight = await opened().bake(dice, 4)
  expect(flight).toEqual(bakeFlight(['d8', 'd8'], 4))
  expect(decodeFlight(flight ?? new Uint8Array())?.paths).toHaveLength(2)
})

it('[THR-4] a roll with a die that has no solid has no flight', async () => {
  expect(await opened().bake([{ die: 'd7', face: 3 }], 4)).toBeNull()
})

it('[THR-5] gives up a throw that is not ready in time', async () => {
  expect(await opened(thread(''), 1).bake(dice, 4)).toBeNull()
})

it('[THR-5] loses only the current throw if the thread crashes, and starts a new thread for the next one', async () => {
  const port = opened(thread('if (seed === 0) process.exit(1); parentPort.postMessage(Uint8Array.of(seed))'))
  expect(await port.bake(dice, 5)).toEqual(Uint8Array.of(5))
  const [fallen, next] = await Promise.all([port.bake(dice, 0), port.bake(dice, 6)])
  expect(fallen).toBeNull()
  expect(next).toEqual(Uint8Array.of(6))
})

it('[THR-170] starts its thread once somebody is at the table', async () => {
  const started: unknown[] = []
  const channel = new BroadcastChannel('started')
  channel.addEventListener('message', (event) => {
    if (event instanceof MessageEvent) started.push(event.data)
  })
  onTestFinished(() => channel.close())
  const opening = (name: string) => {
    const code = `new BroadcastChannel('started').postMessage('${name}'); ${thread('')}`
    const worker = new URL(`data:text/javascript,${encodeURIComponent(code)}`)
    const simulator = openWorkerSimulator({ warmAfterMs: 0, worker })
    onTestFinished(async () => await simulator.close())
    return simulator
  }
  opening('nobody came')
  const visited = opening('visited')
  visited.warm()
  visited.warm()
  await expect.poll(() => started).toEqual(['visited'])
})

it('treats an invalid answer as no flight', async () => {
  expect(await opened(thread('parentPort.postMessage("what?")')).bake(dice, 1)).toBeNull()
})
