import { beforeEach, expect, it } from 'vitest'

import { askAsDisplay } from '../display-address.ts'
import {
  claimStore,
  savePage,
  savedEntityPages,
  readSavedAnswers,
  removePages,
  type SavedPage,
} from './offline-store.ts'
import { forgetSavedPages, forgetUnlessOwner, savedOwner } from './owner.ts'

const answer = (hash: string) => ({ hash, queryKey: [hash], data: `the text of ${hash}`, at: 7 })

async function save(account: string, name: string, kind: SavedPage['kind'] = 'entity', readAt = 1): Promise<boolean> {
  return await savePage(account, { path: `/${name}`, kind, readAt, answers: [name] }, [answer(name)])
}

const hashesOf = async (account: string) => (await readSavedAnswers(account)).map(({ hash }) => hash)

beforeEach(async () => void (await claimStore('maren')))

it('[OFF-10] the next account finds nothing from the one before, and saves nothing for it', async () => {
  expect(await save('maren', 'items/bell')).toBe(true)
  expect(await readSavedAnswers('maren')).toEqual([answer('items/bell')])
  await claimStore('odo')
  expect(await hashesOf('odo')).toEqual([])
  expect(await hashesOf('maren')).toEqual([])
  // A tab of the first account that is still open.
  expect(await save('maren', 'items/lamp')).toBe(false)
  expect(await hashesOf('odo')).toEqual([])
})

it('[OFF-10] once the saved pages are being removed, nothing is shown or saved any more', async () => {
  await save('maren', 'items/bell')
  const forgotten = forgetSavedPages()
  expect(savedOwner()).toBeNull()
  expect(await save('maren', 'items/lamp')).toBe(false)
  await forgotten
  expect(await hashesOf('maren')).toEqual([])
  expect(localStorage.length).toBe(0)
})

it('[OFF-10] saved pages that could not be removed go when the server next answers who is signed in', async () => {
  await save('maren', 'items/bell')
  localStorage.setItem('waybook.kept', '')
  forgetUnlessOwner(null)
  await expect.poll(() => localStorage.length).toBe(0)
  expect(await hashesOf('maren')).toEqual([])
})

it('[OFF-1] the last fifty entity pages, the last twenty other pages and the pages that are always saved stay', async () => {
  await save('maren', 'always', 'always', 0)
  for (let page = 1; page <= 52; page += 1) await save('maren', `items/bell-${page}`, 'entity', page)
  for (let page = 1; page <= 21; page += 1) await save('maren', `page-${page}`, 'other', page)
  const saved = await hashesOf('maren')
  expect(saved).toHaveLength(71)
  for (const gone of ['items/bell-1', 'items/bell-2', 'page-1']) expect(saved).not.toContain(gone)
  for (const there of ['always', 'items/bell-3', 'items/bell-52', 'page-2']) expect(saved).toContain(there)
})

it('[OFF-4] a hidden page is removed with the answers that only it showed', async () => {
  await save('maren', 'items/bell')
  await save('maren', 'items/lamp')
  expect(await savedEntityPages()).toEqual(['/items/bell', '/items/lamp'])
  await removePages(['/items/bell'])
  expect(await hashesOf('maren')).toEqual(['items/lamp'])
})

it('[OFF-7] a display in the same browser doesn’t remove the account’s saved pages', async () => {
  await save('maren', 'items/bell')
  askAsDisplay()
  forgetUnlessOwner(null)
  await forgetSavedPages()
  expect(await hashesOf('maren')).toEqual(['items/bell'])
  expect(savedOwner()).toBe('maren')
})
