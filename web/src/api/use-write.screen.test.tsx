import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { loseAnswer, gameMaster, player, visit } from '#testing/visit.tsx'

import { call } from './call.ts'

const KESSA = 'characters/kessa-vane'
const files = {
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\ninventory: { items/lamp-oil: 3 }\n---\n',
  'items/lamp-oil.md': '---\nname: Lamp oil\n---\n',
}
const carried = async () => (await call('getInventory', { id: KESSA })).inventory.map(({ amount }) => amount)

it('[HTTP-7] a click whose answer was lost counts only once', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visit('/my-character', { as: player(KESSA), files })
  const more = screen.getByRole('button', { name: 'One more Lamp oil' })
  loseAnswer('adjustCharacterInventory')
  const amount = screen.getByRole('status', { name: 'Amount of Lamp oil' })
  for (const shown of ['4x', '5x']) {
    await more.click()
    await expect.element(amount).toMatchTextContent(shown)
  }
  await expect.poll(carried).toEqual([5])
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('waybook.waiting.'))).toEqual([])
  expect(await carried()).toEqual([5])
})

it('[MEM-2] an operation without an idempotency key is sent without one', async () => {
  const { screen } = await visit('/admin/members', { as: gameMaster, files })
  await screen.getByRole('button', { name: 'Create invite link' }).click()
  await expect.element(screen.getByRole('region', { name: 'New link' })).toBeVisible()
})
