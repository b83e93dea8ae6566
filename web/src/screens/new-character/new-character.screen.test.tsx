import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { callAs, gameMaster, openPage, player, visit } from '#testing/visit.tsx'

const files = {
  'archetypes/shoreborn.md':
    '---\nname: Shoreborn\ncharacteristics: { cunning: 3 }\nproperties: { wounds: 11, experience: 110 }\n---\n',
  'careers/tidewalker.md':
    '---\nname: Tidewalker\nproperties: { career_skills: [navigation, stealth], free_ranks: 1 }\n---\n',
  'talents/good-boots.md': '---\nname: Good boots\ndescription: Dry feet.\nproperties: { tier: 1 }\n---\n',
  'talents/second-look.md': '---\nname: Second look\nproperties: { tier: 2 }\n---\n',
  'items/coat.md': '---\nname: Oilskin coat\nproperties: { item_type: armor, soak: 1, encumbrance: 3 }\n---\n',
}

/** Opens a step as a player at 360 px who may make a character. */
async function open(path = '/new-character') {
  await page.viewport(360, 740)
  const opened = await visit('/', { as: player(), files, frame: 'none' })
  await callAs(gameMaster, 'setGrant', { campaignId: 'dam3', grant: 'createCharacter', granted: true })
  await opened.screen.unmount()
  return await openPage(path, { frame: 'none' })
}

it('[CHA-70] a player makes a character step by step, and back loses nothing', async () => {
  const { screen, address } = await open()
  const press = async (name: string | RegExp) => await screen.getByRole('button', { name, exact: true }).click()
  const left = screen.getByText(/^-?\d+ ?experience left$/)
  await screen.getByLabelText('Name').fill('Ilka Farrow')
  await press('Next')
  await screen.getByRole('radio', { name: /^Shoreborn/ }).click()
  await screen.getByRole('radio', { name: /^Tidewalker/ }).click()
  await expect.element(left).toMatchTextContent(/^110/)
  await press('Next')
  await press('More Brawn')
  await expect.element(left).toMatchTextContent(/^80/)
  await press('Next')
  await screen.getByRole('slider', { name: 'Stealth, career' }).fill('2')
  await expect.element(left).toMatchTextContent(/^70/)
  await press('Next')
  await expect.element(screen.getByRole('button', { name: 'Take Second look for 10' })).toHaveAttribute('aria-disabled')
  await press('Take Good boots for 5')
  await press('Next')
  await press('Add an item')
  await press('Take Oilskin coat')
  await press('Back')
  await press('Back')
  await expect.element(screen.getByRole('slider', { name: 'Stealth, career' })).toHaveValue('2')
  await press('Review')
  await expect.element(screen.getByText('Good boots')).toBeVisible()
  await expect.element(screen.getByText('Oilskin coat')).toBeVisible()
  await press('Join the party')
  await expect.poll(address).toBe('/my-character')
  const { entities } = await call('getEntity', { id: 'characters/ilka-farrow' })
  expect(entities[0]).toMatchObject({ maxHp: 14, skills: { stealth: 2 } })
})

it('[CHA-71] the draft stays on the device when the page is closed', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Name').fill('Ilka Farrow')
  await expect.element(screen.getByText(/^Saved on this device/)).toBeVisible()
  await screen.unmount()
  const again = await openPage('/new-character', { frame: 'none' })
  await expect.element(again.screen.getByLabelText('Name')).toHaveValue('Ilka Farrow')
})

it('[CHA-72] while creation is closed, the page says whom to ask', async () => {
  const { screen } = await visit('/new-character', { as: player(), files, frame: 'none' })
  await expect.element(screen.getByText(/Ask your game master to open character creation/)).toBeVisible()
})
