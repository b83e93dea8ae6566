import { expect, it } from 'vitest'

import { openScreen, SHELL_AFTER_MS } from './open-screen.ts'

const never = async () => await new Promise<never>(() => {})
const respond =
  (body: string, status = 200) =>
  async () =>
    await Promise.resolve(new Response(body, { status }))
const fail = async () => await Promise.reject(new TypeError('Failed to fetch'))
const shell = respond('shell')
const bodyOf = async (answer: Promise<Response>) => await (await answer).text()

it.each([
  ['answers', respond('document'), 'document'],
  ['says that there is no such page', respond('none', 404), 'none'],
  ['cannot be reached', fail, 'shell'],
  ['is behind a proxy that cannot reach it', respond('Bad gateway', 502), 'shell'],
  ['cannot answer right now', respond('{"error":"Not available right now"}', 503), 'shell'],
])('[INS-2] a screen whose server %s', async (_what, network, body) => {
  expect(await bodyOf(openScreen({ network, shell, wait: never }))).toBe(body)
})

it('[INS-2] the shell replaces a document that takes too long', async () => {
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
    return await Promise.resolve()
  }
  expect(await bodyOf(openScreen({ network: never, shell, wait }))).toBe('shell')
  expect(waits).toEqual([SHELL_AFTER_MS])
})

const dropped = async () => await Promise.resolve(undefined)

it('[INS-2] if the browser has dropped the shell, the worker waits for the server’s answer and returns it, whatever it is', async () => {
  const late = Promise.withResolvers<Response>()
  const answer = openScreen({
    network: async () => await late.promise,
    shell: dropped,
    wait: async () => await Promise.resolve(),
  })
  late.resolve(new Response('late'))
  expect(await bodyOf(answer)).toBe('late')
  expect(await bodyOf(openScreen({ network: respond('Bad gateway', 502), shell: dropped, wait: never }))).toBe(
    'Bad gateway',
  )
  await expect(openScreen({ network: fail, shell: dropped, wait: never })).rejects.toThrow('Failed to fetch')
})
