import { expect, it } from 'vitest'

import { mapInSlices } from './slices.ts'

it('[STO-54] a long list is mapped in order, with a pause after every ten milliseconds', async () => {
  const steps: string[] = []
  let nowMs = 0
  const work = (item: number) => {
    nowMs += 4
    steps.push(String(item))
    return item * 2
  }
  const pause = async () => await Promise.resolve(steps.push('pause'))
  const results = await mapInSlices([1, 2, 3, 4, 5, 6, 7], work, { now: () => nowMs, pause })
  expect(results).toEqual([2, 4, 6, 8, 10, 12, 14])
  expect(steps).toEqual(['1', '2', '3', 'pause', '4', '5', '6', 'pause', '7'])
})
