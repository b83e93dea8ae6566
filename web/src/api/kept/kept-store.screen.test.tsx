import { beforeEach, expect, it } from 'vitest'

import { askAsDisplay } from '../display-address.ts'
import { claimKept, keepPage, keptEntityPages, readKept, removePages, type KeptPage } from './kept-store.ts'
import { forgetKept, keepOnlyFor, keptOwner } from './owner.ts'

const answer = (hash: string) => ({ hash, queryKey: [hash], data: `the text of ${hash}`, at: 7 })

async function keep(account: string, name: string, kind: KeptPage['kind'] = 'entity', readAt = 1): Promise<boolean> {
  return await keepPage(account, { path: `/${name}`, kind, readAt, answers: [name] }, [answer(name)])
}

const hashesOf = async (account: string) => (await readKept(account)).map(({ hash }) => hash)

beforeEach(async () => void (await claimKept('maren')))

it('[OFF-10] the next account finds nothing from the one before, and saves nothing for it', async () => {
  expect(await keep('maren', 'items/bell')).toBe(true)
  expect(await readKept('maren')).toEqual([answer('items/bell')])
  await claimKept('odo')
  expect(await hashesOf('odo')).toEqual([])
  expect(await hashesOf('maren')).toEqual([])
  // A tab of the first account that is still open.
  expect(await keep('maren', 'items/lamp')).toBe(false)
  expect(await hashesOf('odo')).toEqual([])
})

it('[OFF-10] once the saved pages are being removed, nothing is shown or saved any more', async () => {
  await keep('maren', 'items/bell')
  const forgotten = forgetKept()
  expect(keptOwner()).toBeNull()
  expect(await keep('maren', 'items/lamp')).toBe(false)
  await forgotten
  expect(await hashesOf('maren')).toEqual([])
  expect(localStorage.length).toBe(0)
})

it('[OFF-10] saved pages that could not be removed go when the server next answers who is signed in', async () => {
  await keep('maren', 'items/bell')
  localStorage.setItem('waybook.kept', '')
  keepOnlyFor(null)
  await expect.poll(() => localStorage.length).toBe(0)
  expect(await hashesOf('maren')).toEqual([])
})

it('[OFF-1] the last fifty entity pages, the last twenty other pages and the pages that are always saved stay', async () => {
  await keep('maren', 'always', 'always', 0)
  for (let page = 1; page <= 52; page += 1) await keep('maren', `items/bell-${page}`, 'entity', page)
  for (let page = 1; page <= 21; page += 1) await keep('maren', `page-${page}`, 'other', page)
  const kept = await hashesOf('maren')
  expect(kept).toHaveLength(71)
  for (const gone of ['items/bell-1', 'items/bell-2', 'page-1']) expect(kept).not.toContain(gone)
  for (const there of ['always', 'items/bell-3', 'items/bell-52', 'page-2']) expect(kept).toContain(there)
})

it('[OFF-4] a hidden page is removed with the answers that only it showed', async () => {
  await keep('maren', 'items/bell')
  await keep('maren', 'items/lamp')
  expect(await keptEntityPages()).toEqual(['/items/bell', '/items/lamp'])
  await removePages(['/items/bell'])
  expect(await hashesOf('maren')).toEqual(['items/lamp'])
})

it('[OFF-7] a display in the same browser doesn’t remove the account’s saved pages', async () => {
  await keep('maren', 'items/bell')
  askAsDisplay()
  keepOnlyFor(null)
  await forgetKept()
  expect(await hashesOf('maren')).toEqual(['items/bell'])
  expect(keptOwner()).toBe('maren')
})
