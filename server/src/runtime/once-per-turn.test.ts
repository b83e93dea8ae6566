import { setImmediate } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { oncePerTurn } from './once-per-turn.ts'

it('reads once for all calls in one turn, after the last of them', async () => {
  let stored = 1
  const reads: string[] = []
  const read = oncePerTurn(async (of: string) => {
    reads.push(of)
    return await Promise.resolve(stored)
  })
  const first = read('one campaign')
  stored = 2
  const second = read('one campaign')
  const other = read('another')
  expect(reads).toEqual([])
  expect(await Promise.all([first, second, other])).toEqual([2, 2, 2])
  expect(reads).toEqual(['one campaign', 'another'])
})

it('reads again for a call during a read', async () => {
  const answers: ((value: number) => void)[] = []
  const read = oncePerTurn(async (_of: string) => await new Promise<number>((resolve) => answers.push(resolve)))
  const before = read('a campaign')
  await setImmediate()
  const after = read('a campaign')
  await setImmediate()
  answers[1]?.(2)
  answers[0]?.(1)
  expect(await Promise.all([before, after])).toEqual([1, 2])
})

it('a failed read fails for all calls that share it, but not for the next call', async () => {
  let fails = true
  const read = oncePerTurn(async (_of: string) => {
    if (fails) throw new Error('the database is gone')
    return await Promise.resolve(7)
  })
  const outcomes = await Promise.allSettled([read('a campaign'), read('a campaign')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await read('a campaign')).toBe(7)
})
