import { expect, it } from 'vitest'

import { Thread } from './thread.ts'

const code = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)
const idle = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {}); parentPort.postMessage('loaded')`

it('[SEC-7] a thread that is ended before it has loaded its code is ended once it has', async () => {
  const thread = new Thread(code(idle), {})
  const heard: unknown[] = []
  thread.worker.on('message', (said) => heard.push(said))
  await thread.end()
  expect({ heard, isOver: thread.isOver }).toEqual({ heard: ['loaded'], isOver: true })
})

it('one that falls over its code is over too', async () => {
  const thread = new Thread(code('throw new Error("no code")'), {})
  const faults: unknown[] = []
  thread.worker.on('error', (error) => faults.push(error))
  await thread.end()
  expect([faults.length, thread.isOver]).toEqual([1, true])
})
