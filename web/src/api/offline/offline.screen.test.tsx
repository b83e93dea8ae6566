import { beforeEach, expect, it } from 'vitest'

import { hastenTimers } from '#testing/hasten-timers.ts'
import { comeOnline, loseServer } from '#testing/lose-server.ts'
import { callAs, gameMaster, openPage, player, visit } from '#testing/visit.tsx'

import { savedEntityPages, readSavedAnswers, clearStore } from './offline-store.ts'
import { savedOwner } from './owner.ts'

const KNIFE = 'items/wick-knife'
const files = {
  'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  [`${KNIFE}.md`]: '---\nname: Wick-knife\nvisible: true\n---\nIt trims wicks.\n',
  'items/bell.md': '---\nname: Bell\nvisible: true\n---\nIt is cracked.\n',
}
const as = player('characters/kessa-vane')

beforeEach(async () => await clearStore())
beforeEach(hastenTimers)

const isSaved = async () => (await savedEntityPages()).includes(`/${KNIFE}`)

it('[OFF-1] [OFF-3] [OFF-4] [OFF-8] a saved page opens without the server and shows its age until the server answers', async () => {
  const before = await visit(`/${KNIFE}`, { as, files })
  await expect.poll(isSaved).toBe(true)
  await before.screen.unmount()
  const findServer = loseServer()
  const { screen } = await openPage(`/${KNIFE}`)
  await expect.element(screen.getByText('It trims wicks.')).toBeVisible()
  await expect.element(screen.getByText(/^Offline, as of \d/)).toBeVisible()
  findServer()
  await callAs(gameMaster, 'setEntityVisibility', { entityId: KNIFE, visible: false })
  comeOnline()
  await expect.element(screen.getByText('Item not found')).toBeVisible()
  await expect.element(screen.getByText(/^Offline, as of/)).not.toBeInTheDocument()
  await expect.element(screen.getByText('It trims wicks.')).not.toBeInTheDocument()
})

it('[OFF-2] only a page’s answers about the campaign are saved, with their times', async () => {
  const from = Date.now()
  await visit(`/${KNIFE}`, { as, files })
  await expect.poll(isSaved).toBe(true)
  const saved = await readSavedAnswers(savedOwner() ?? '')
  const names = new Set(saved.map(({ queryKey }) => queryKey[0]))
  expect(names).toContain('getEntity')
  for (const name of ['getOpenChecks', 'getStoryPoints', 'getHandout', 'getRolls']) expect(names).not.toContain(name)
  for (const { at } of saved) expect(at).toBeGreaterThanOrEqual(from)
})

it('[OFF-5] a page that was never read needs a connection', async () => {
  const before = await visit(`/${KNIFE}`, { as, files })
  await expect.poll(isSaved).toBe(true)
  await before.screen.unmount()
  loseServer()
  const { screen } = await openPage('/items/bell')
  await expect.element(screen.getByRole('heading', { name: 'Needs a connection' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'More' })).toBeVisible()
})

it('[OFF-6] pages are saved for game masters only if they switch it on', async () => {
  const { screen, navigate } = await visit('/profile', { as: gameMaster, files })
  const choice = screen.getByRole('switch', { name: 'Keep pages on this device' })
  await expect.element(choice).not.toBeChecked()
  await choice.click()
  await navigate(`/${KNIFE}`)
  await expect.poll(isSaved).toBe(true)
  await navigate('/profile')
  await choice.click()
  await expect.poll(savedEntityPages).toEqual([])
})

it('[OFF-6] pages are saved for players until they switch it off', async () => {
  const { screen, navigate } = await visit(`/${KNIFE}`, { as, files })
  await expect.poll(isSaved).toBe(true)
  await navigate('/profile')
  const choice = screen.getByRole('switch', { name: 'Keep pages on this device' })
  await expect.element(choice).toBeChecked()
  await choice.click()
  await expect.poll(savedEntityPages).toEqual([])
})

it('[OFF-4] a hidden page is removed from the device even if nobody opens it', async () => {
  const { navigate } = await visit(`/${KNIFE}`, { as, files })
  await expect.poll(isSaved).toBe(true)
  await navigate('/items/bell')
  await expect.poll(savedEntityPages).toContain('/items/bell')
  await callAs(gameMaster, 'setEntityVisibility', { entityId: KNIFE, visible: false })
  await expect.poll(savedEntityPages).toEqual(['/items/bell'])
})
