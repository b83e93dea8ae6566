import { expect, it } from 'vitest'

import { Turns } from './turns.ts'

it('[UPL-6] no more are at it than may be, and nobody is passed over', async () => {
  const turns = new Turns(2)
  const [began, gates]: [number[], (() => void)[]] = [[], []]
  const all = [0, 1, 2, 3, 4].map(
    async (one) =>
      await turns.take(async () => {
        began.push(one)
        await new Promise<void>((resolve) => gates.push(resolve))
        if (one === 1) throw new Error('failed')
        return one
      }),
  )
  const settled = Promise.allSettled(all)
  const orders = [[...began]]
  for (let done = 0; done < 5; done += 1) {
    gates[done]?.()
    await new Promise((resolve) => setImmediate(resolve))
    orders.push([...began])
  }
  expect(orders).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4],
  ])
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
