import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const scores = 'characteristics: { brawn: 3, agility: 3, intellect: 1, cunning: 2, willpower: 2, presence: 1 }'
const files = {
  [`${KESSA}.md`]: `---\nname: Kessa Vane\ntags: [party-member]\n${scores}\n---\n`,
  'characters/reed-wight.md': `---\nname: Reed wight\nproperties: { adversary: minion }\n${scores}\nskills: { melee: 1 }\nmaxHp: 5\ninventory: { items/boathook: 1 }\n---\n`,
  'items/boathook.md': '---\nname: Boathook\nproperties: { item_type: melee weapon, item_range: Engaged }\n---\n',
  'talents/fen-eyed.md': '---\nname: Fen-Eyed\nproperties: { tier: 1 }\n---\n',
  'sets/marsh.md': '---\nname: The Marsh\nproperties: { source: A friend }\n---\n',
  'sets/marsh/items/cork-jerkin.md': '---\nname: Cork jerkin\nproperties: { item_type: armor }\n---\n',
  'scenes/the-dyke.md': '---\nname: The dyke\n---\n',
}
const frame = 'none'
const names = () =>
  [...document.querySelectorAll('ul[aria-label=Library] li .font-serif')].map((one) => one.textContent)

it('[LIB-7] the game master filters, and puts five wights on the table as one group', async () => {
  const { screen, address } = await visit('/world/library', { as: gameMaster, files, frame })
  await expect.poll(names).toEqual(['Boathook', 'Cork jerkin', 'Fen-Eyed', 'Reed wight'])
  await screen.getByRole('button', { name: /^Adversaries/ }).click()
  await expect.poll(address).toBe('/world/library?kind=adversary')
  await screen.getByRole('button', { name: /^Reed wight/ }).click()
  const table = screen.getByRole('region', { name: 'Add to the table' })
  await expect.element(table.getByText(/Melee, \d+% against Average/)).toBeVisible()
  await table.getByLabelText('Scene').selectOptions('The dyke')
  await table.getByRole('button', { name: 'Add to “The dyke”' }).click()
  const tokens = async () =>
    (await callAs(gameMaster, 'getTokens', { campaignId: 'dam3', sceneId: 'scenes/the-dyke' })).tokens
  await expect.poll(async () => (await tokens()).length).toBe(5)
})

it('[LIB-7] the game master gives a weapon with the odds of its receiver, and copies it', async () => {
  const { screen, address } = await visit('/world/library?entry=items/boathook', { as: gameMaster, files, frame })
  await screen.getByRole('checkbox', { name: /Kessa Vane.*hits Average with it/ }).click()
  await screen.getByRole('button', { name: 'Give 1' }).click()
  const carried = async () =>
    (await callAs(gameMaster, 'getInventory', { id: KESSA })).inventory.map(({ name }) => name)
  await expect.poll(carried).toEqual(['Boathook'])
  await screen.getByRole('button', { name: 'Copy and change' }).click()
  await expect.poll(address).toBe('/items/boathook-copy/edit')
})

it('[LIB-7] the game master switches a set off, and makes what nothing is called', async () => {
  const { screen } = await visit('/world/library?text=jerkin', { as: gameMaster, files, frame })
  await expect.poll(names).toEqual(['Cork jerkin'])
  await screen.getByText('1 set').click()
  await screen.getByRole('switch', { name: 'On: The Marsh' }).click()
  await expect.poll(names).toEqual([])
  await expect.element(screen.getByRole('button', { name: 'Make “jerkin”' })).toBeVisible()
})

it('[LIB-7] on a phone a player opens an entry in place of the list, without the game master’s actions', async () => {
  await page.viewport(360, 740)
  const { screen } = await visit('/world/library', { as: player(KESSA), files, frame })
  await screen.getByRole('button', { name: /^Boathook/ }).click()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Boathook' })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Library' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('region', { name: 'Give to' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Library' }).click()
  await expect.element(screen.getByRole('list', { name: 'Library' })).toBeVisible()
})
