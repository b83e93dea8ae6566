import { setImmediate } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { decodeInTurn } from './picture-decoder.ts'

it('[UPL-6] large pictures are decoded one at a time, and small ones do not wait for them', async () => {
  const begun: string[] = []
  const first = Promise.withResolvers<void>()
  const decode = async (name: string, size: { width: number; height: number }, until: Promise<void>) =>
    await decodeInTurn(size, async () => {
      begun.push(name)
      await until
    })
  const [large, small] = [
    { width: 4000, height: 3001 },
    { width: 4000, height: 3000 },
  ]
  const one = decode('large', large, first.promise)
  const other = decode('large too', large, Promise.resolve())
  await decode('small', small, Promise.resolve())
  await setImmediate()
  expect(begun.toSorted()).toEqual(['large', 'small'])
  first.resolve()
  await Promise.all([one, other])
  expect(begun.at(-1)).toBe('large too')
})
