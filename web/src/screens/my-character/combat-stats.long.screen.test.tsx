import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { breakDatabase, callAs, gameMaster, player, visit, type Visit } from '#testing/visit.tsx'

const id = 'characters/kessa-vane'
const files = {
  [`${id}.md`]: `---
name: Kessa Vane
tags: [party-member]
characteristics: { brawn: 2, agility: 4 }
maxHp: 3
inventory: { items/coat: 1, items/mail: 1 }
---
`,
  'items/coat.md': '---\nname: Coat\nproperties: { item_type: armor, soak: 1 }\n---\n',
  'items/mail.md': '---\nname: Mail\nproperties: { item_type: armour, soak: 2 }\n---\n',
}

async function openSheet(frame: Pick<Visit, 'frame'> = {}) {
  const { screen } = await visit('/my-character', { as: player(id), files, ...frame })
  return {
    screen,
    stats: screen.getByRole('region', { name: 'Combat Stats' }),
    conditions: screen.getByRole('region', { name: 'Conditions' }),
  }
}

it('[SHE-10] soak counts the better of two suits of armor, and both are gear', async () => {
  await page.viewport(1440, 900)
  const { screen, stats } = await openSheet({ frame: 'none' })
  await expect.element(stats.getByText('Armor (Soak)')).toBeVisible()
  await expect.poll(() => stats.element().querySelector('dd')?.textContent).toBe('4')
  const gear = screen.getByRole('list', { name: 'Gear' })
  await expect.element(gear.getByRole('button', { name: 'Details of Mail' })).toBeVisible()
})

it('[SHE-14] shows when the character was last played', async () => {
  await page.viewport(1440, 900)
  const { stats } = await openSheet()
  await expect.element(stats.getByText('Last updated: Never')).toBeVisible()
  await stats.getByRole('button', { name: 'Decrease Hit Points' }).click()
  await expect.element(stats.getByRole('time')).toBeVisible()
})

it('[SHE-15] changes from another page of the same user appear, without a name', async () => {
  const { stats } = await openSheet()
  await expect.element(stats.getByRole('status', { name: 'Hit Points' })).toMatchTextContent('3 / 3')
  await call('adjustCharacterDynamic', { id, field: 'hitpoints', by: -2 })
  await expect.element(stats.getByRole('status', { name: 'Hit Points' })).toMatchTextContent('1 / 3')
  await expect.element(stats.getByText('Maren')).not.toBeInTheDocument()
})

it('[SHE-18] a change by somebody else shows its difference and who made it', async () => {
  const { stats } = await openSheet()
  await expect.element(stats.getByRole('status', { name: 'Hit Points' })).toMatchTextContent('3 / 3')
  await callAs(gameMaster, 'adjustCharacterDynamic', { id, field: 'hitpoints', by: -2 })
  await expect.element(stats).toMatchTextContent('−2 Bram')
  await expect.element(stats.getByRole('status', { name: 'Hit Points' })).toMatchTextContent('1 / 3')
})

it('[SHE-40] conditions can be added as free text and removed', async () => {
  const { conditions } = await openSheet({ frame: 'none' })
  await conditions.getByRole('button', { name: 'Condition', exact: true }).click()
  await expect.element(conditions.getByText('No conditions.')).toBeVisible()
  await conditions.getByLabelText('Add a condition').fill('Soaked to the bone')
  await conditions.getByRole('button', { name: 'Add', exact: true }).click()
  await expect
    .element(conditions.getByRole('list', { name: 'Conditions' }).getByRole('listitem'))
    .toMatchTextContent('Soaked to the bone')
  await conditions.getByRole('button', { name: 'Remove Soaked to the bone' }).click()
  await expect.element(conditions.getByText('No conditions.')).toBeVisible()
})

it('[SHE-41] a condition that cannot be saved returns to the field', async () => {
  const { conditions } = await openSheet()
  await conditions.getByRole('button', { name: 'Condition', exact: true }).click()
  const field = conditions.getByLabelText('Add a condition')
  await field.fill('Soaked to the bone')
  await breakDatabase()
  await conditions.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(conditions.getByText('Not saved, restored')).toBeVisible()
  await expect.element(field).toHaveValue('Soaked to the bone')
  await expect.element(conditions.getByText('No conditions.')).toBeVisible()
})
