import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'
const member = (name: string, more = '') => `---\nname: ${name}\ntags: [party-member]\n${more}---\n`
const files = {
  'campaign.yaml': 'name: The Purse\nmoney: [{ name: penny, plural: pennies, worth: 1 }, { name: mark, worth: 12 }]\n',
  [`${KESSA}.md`]: member('Kessa Vane', 'inventory: { items/lamp-oil: 3 }\n'),
  [`${ODO}.md`]: member('Odo Brandreth'),
  'items/lamp-oil.md': '---\nname: Lamp oil\n---\n',
}
const carried = async () => (await callAs(gameMaster, 'getInventory', { id: ODO })).inventory

it('[GIFT-11] money changes by coins, an item is offered, and what is in the stash is taken', async () => {
  const { screen } = await visit('/my-character#gear', { as: player(KESSA), files, frame: 'none' })
  await screen.getByRole('button', { name: 'Change', exact: true }).click()
  await screen.getByRole('spinbutton', { name: 'Marks' }).fill('3')
  await screen.getByRole('button', { name: 'Received' }).click()
  await expect.element(screen.getByLabelText('Money', { exact: true })).toMatchTextContent('3 marks')
  await screen.getByRole('button', { name: 'Give…' }).click()
  await screen.getByRole('button', { name: 'Offer', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Withdraw: Lamp oil for Odo Brandreth' })).toBeVisible()
  await screen.getByRole('button', { name: 'Give…' }).click()
  await screen.getByLabelText('To', { exact: true }).selectOptions('stash')
  await screen.getByRole('button', { name: 'Put into the stash' }).click()
  await screen.getByText('Shared stash, 1').click()
  await screen.getByRole('button', { name: 'Take one Lamp oil' }).click()
  await expect.element(screen.getByText('Shared stash, empty')).toBeVisible()
})

it('[GIFT-11] an offer asks on every page of a phone whether to take it', async () => {
  await page.viewport(360, 740)
  const { screen } = await visit('/rules', { as: player(ODO), files })
  await callAs(gameMaster, 'giveTo', {
    fromCharacterId: KESSA,
    toCharacterId: ODO,
    itemId: 'items/lamp-oil',
    amount: 2,
  })
  await expect.element(screen.getByText('Kessa Vane offers you 2 × Lamp oil.')).toBeVisible()
  await screen.getByRole('button', { name: 'Take it' }).click()
  await expect.poll(carried).toMatchObject([{ name: 'Lamp oil', amount: 2 }])
})
