import { expect, it } from 'vitest'

import { Thread } from './thread.ts'

const code = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`)
const idle = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {}); parentPort.postMessage('loaded')`

it('[SEC-7] a thread that is ended while it loads its code is terminated after loading', async () => {
  const thread = new Thread(code(idle), {})
  const heard: unknown[] = []
  thread.worker.on('message', (message) => heard.push(message))
  await thread.end()
  expect({ heard, hasEnded: thread.hasEnded }).toEqual({ heard: ['loaded'], hasEnded: true })
})

it('a thread whose code fails to load has ended', async () => {
  const thread = new Thread(code('throw new Error("no code")'), {})
  const faults: unknown[] = []
  thread.worker.on('error', (error) => faults.push(error))
  await thread.end()
  expect([faults.length, thread.hasEnded]).toEqual([1, true])
})

const answering = `import { parentPort } from 'node:worker_threads'
parentPort.on('message', (task) => {
  if (task === 'exit') process.exit(1)
  if (task === 'throw') throw new Error('no such task')
  parentPort.postMessage(task + '!')
})
parentPort.postMessage('loaded')`

it.each([
  ['exit', 'The thread ended before it answered'],
  ['throw', 'no such task'],
])('a thread that ends during a request (%s) rejects it', async (task, why) => {
  const thread = new Thread(code(answering), {})
  thread.worker.on('error', () => {})
  await thread.loaded
  expect(await thread.request('sail')).toBe('sail!')
  await expect(thread.request(task)).rejects.toThrow(why)
})
