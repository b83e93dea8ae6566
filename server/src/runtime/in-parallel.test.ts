import { describe, expect, it } from 'vitest'

import { inParallel } from './in-parallel.ts'

describe('work on many items', () => {
  it('is done once for each, a few at a time', async () => {
    const done: number[] = []
    let [underWay, most] = [0, 0]
    await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay -= 1
      done.push(item)
    })
    expect([done, most]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3])
  })

  it('stops at an error, but waits until running work has ended', async () => {
    const [begun, ended]: [number[], number[]] = [[], []]
    const working = inParallel([1, 2, 3, 4, 5], 2, async (item) => {
      begun.push(item)
      if (item === 1) throw new Error('one failed')
      await new Promise((resolve) => setImmediate(resolve))
      ended.push(item)
    })
    await expect(working).rejects.toThrow('one failed')
    expect([begun, ended]).toEqual([[1, 2], [2]])
  })
})
