import { expect, it } from 'vitest'

import { resetStores, Store } from './store.ts'

it('one call resets every store and reads stored values again', () => {
  let stored = 'squares'
  const read = () => ({ grid: stored })
  const [tool, grid] = [new Store({ name: 'select', width: 2 }), new Store(read(), read)]
  const heard: string[] = []
  tool.subscribe(() => heard.push(tool.get().name))
  tool.change({ name: 'measure' })
  grid.change({ grid: 'hexagons' })
  stored = 'none'
  resetStores()
  expect([tool.get(), grid.get()]).toEqual([{ name: 'select', width: 2 }, { grid: 'none' }])
  expect(heard).toEqual(['measure', 'select'])
})
