import { setImmediate } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { FairLine } from './fair-line.ts'

/** Work that runs until the test ends it, by name. */
function openLine(room: { readonly all: number; readonly each: number }) {
  const line = new FairLine(room)
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const add = (account: string, name: string) => {
    const end = Promise.withResolvers<void>()
    ends.set(name, end)
    const work = async () => {
      begun.push(name)
      await end.promise
      return name
    }
    return line.run(account, work)
  }
  return {
    begun,
    add,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  }
}

it('[HTTP-172] work of another account begins even if the queue of the first is long', async () => {
  const { begun, add } = openLine({ all: 4, each: 2 })
  for (let nth = 1; nth <= 40; nth += 1) void add('ada', `ada ${nth}`)
  void add('bo', 'bo 1')
  await setImmediate()
  expect(begun).toEqual(['ada 1', 'ada 2', 'bo 1'])
})

it('[HTTP-172] at the limit, accounts take turns, each in its own order', async () => {
  const { begun, add, end } = openLine({ all: 1, each: 1 })
  const all = ['ada 1', 'ada 2', 'ada 3', 'bo 1', 'bo 2', 'cy 1']
  const working = all.map(async (name) => await add(name.slice(0, 2), name))
  for (let done = 1; done <= all.length; done += 1) {
    await expect.poll(() => begun.length).toBe(done)
    end(begun.at(-1) ?? '')
  }
  expect(begun).toEqual(['ada 1', 'ada 2', 'bo 1', 'cy 1', 'ada 3', 'bo 2'])
  expect(await Promise.all(working)).toEqual(all)
})

it('[HTTP-172] work that fails makes room for the next', async () => {
  const { begun, add, end, fail } = openLine({ all: 1, each: 1 })
  const [first, second] = [add('ada', 'first'), add('ada', 'second')]
  fail('first')
  await expect(first).rejects.toThrow('first')
  await expect.poll(() => begun).toEqual(['first', 'second'])
  end('second')
  expect(await second).toBe('second')
})
