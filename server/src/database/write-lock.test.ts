import { setImmediate } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { WriteLock } from './write-lock.ts'

/** Writes that begin when the lock allows it and end when the test ends them. `said` lists the events. */
function writes(lock: WriteLock) {
  const said: string[] = []
  const start = (name: string, kind: 'shared' | 'exclusive') => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const written = lock[kind](async () => {
      said.push(`${name} begins`)
      await promise
      said.push(`${name} ends`)
    })
    return { written, end: resolve, fail: reject }
  }
  return { said, start }
}

it('[STO-56] shared writes run concurrently, an exclusive one runs alone', async () => {
  const { said, start } = writes(new WriteLock())
  const [one, other, long, later] = [
    start('one', 'shared'),
    start('other', 'shared'),
    start('long', 'exclusive'),
    start('later', 'shared'),
  ]
  one.end()
  await one.written
  await setImmediate()
  expect(said).toEqual(['one begins', 'other begins', 'one ends'])
  other.end()
  await other.written
  await setImmediate()
  expect(said.slice(3)).toEqual(['other ends', 'long begins'])
  later.end()
  long.end()
  await Promise.all([long.written, later.written])
  expect(said.slice(5)).toEqual(['long ends', 'later begins', 'later ends'])
})

it('[STO-56] two exclusive writes run one after the other, even if the first fails', async () => {
  const { said, start } = writes(new WriteLock())
  const [first, second] = [start('first', 'exclusive'), start('second', 'exclusive')]
  second.end()
  first.fail(new Error('half way'))
  await expect(first.written).rejects.toThrow('half way')
  await second.written
  expect(said).toEqual(['first begins', 'second begins', 'second ends'])
})
