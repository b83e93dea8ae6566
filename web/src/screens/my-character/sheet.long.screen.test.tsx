import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { fightFiles, raid, startFight } from '#testing/fight-fixture.ts'
import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

import { KESSA, files, frame, kessa } from './sheet-fixture.ts'

const KESSA_ID = 'characters/kessa-vane'

it.each([
  ['their own', 'characters/odo', 'This is your character'],
  ['another', 'characters/gone', 'A character of your campaign'],
])('[SHE-1] a game master with a character sees whose sheet it is: %s', async (_, characterId, text) => {
  const { screen } = await visit('/my-character', { as: { role: 'gameMaster', characterId }, files, frame })
  if (characterId === 'characters/gone') await screen.getByLabelText('Character').selectOptions('Odo')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Odo' })).toBeInTheDocument()
  await screen.getByRole('tab', { name: 'About' }).click()
  await expect.element(screen.getByText('My Character', { exact: true }).last()).toBeInTheDocument()
  await expect.element(screen.getByText(text)).toBeVisible()
})

it('[SHE-2] a player without a character reads whom to ask for one', async () => {
  const { screen } = await visit('/rules', { as: player(), files })
  await screen.getByRole('banner').getByRole('link', { name: 'My Character' }).click()
  await expect.element(screen.getByText('No character has been assigned to your account yet.')).toBeVisible()
  await expect.element(screen.getByText(/^Ask your game master to assign one to you\./)).toBeVisible()
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'The Party' })).toBeVisible()
})

describe('the sheet of a character that players do not know', () => {
  const withUnknown = {
    'characters/kessa-vane.md': KESSA,
    'characters/aunt-hob.md': '---\nname: Aunt Hob\ncharacteristics: { agility: 3 }\nskills: { stealth: 2 }\n---\n',
  }
  const tray = page.getByRole('dialog', { name: 'Dice Roller' })
  const audience = tray.getByRole('combobox', { name: 'Who sees it' })

  it('[TRAY-21] also hides rolls without a skill, but a known character’s sheet rolls for everyone', async () => {
    const { screen } = await visit('/my-character?character=characters/aunt-hob', {
      as: gameMaster,
      files: withUnknown,
    })
    await screen.getByRole('button', { name: 'Dice', exact: true }).click()
    await tray.getByRole('button', { name: 'Dice only, no skill' }).click()
    await tray.getByRole('button', { name: 'Add one ability die' }).click()
    await expect.element(audience).toHaveValue('gameMaster')
    await audience.selectOptions('Only me')
    await tray.getByRole('button', { name: 'Close' }).click()
    await screen.getByLabelText('Character').selectOptions('Kessa Vane')
    await screen.getByRole('button', { name: 'Dice', exact: true }).click()
    await tray.getByRole('button', { name: 'Dice only, no skill' }).click()
    await tray.getByRole('button', { name: 'Add one ability die' }).click()
    await expect.element(audience).toHaveValue('table')
  })
})

it('[SHE-5] shows why a character cannot be loaded', async () => {
  const { screen, navigate } = await visit('/rules', { as: kessa, files, frame })
  await breakDatabase()
  await navigate('/my-character')
  await expect.element(screen.getByText(/^Error loading character: API query failed: /)).toBeVisible()
})

it('[SHE-6] the name can be read in the top bar at 768, 1024 and 1279 px', async () => {
  const { screen } = await visit('/rules', { as: kessa, files })
  for (const width of [768, 1024, 1279]) {
    await page.viewport(width, 800)
    const name = screen.getByRole('banner').getByText('Kessa Vane')
    await expect.element(name, { message: `${width} px` }).toBeVisible()
    const { scrollWidth, clientWidth, clientHeight } = name.element()
    expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(clientWidth)
    expect(clientHeight, `${width} px`).toBeGreaterThan(10)
  }
})

it('[SHE-23] a character without skills has no ranks', async () => {
  const { screen } = await visit('/my-character', { as: player('characters/odo'), files, frame })
  const athletics = screen.getByRole('row', { name: /^Athletics/ })
  await expect.element(athletics).toMatchTextContent('AthleticsBraBrawn03 ability')
})

it('[SHE-23] a sheet without characteristics says so, and nothing can be rolled', async () => {
  const { screen } = await visit('/my-character', { as: player('characters/aunt-hob'), files, frame })
  const card = screen.getByRole('region', { name: 'Unable to load skills' })
  await expect
    .element(card)
    .toMatchTextContent(
      'The characteristics brawn, agility, intellect, cunning, willpower, presence of Aunt Hob are missing.',
    )
  await expect.element(screen.getByRole('button', { name: 'Athletics' })).not.toBeInTheDocument()
})

it('[SHE-9] on a phone the search opens from the strip, and closing it returns to the same tab', async () => {
  const { screen, address } = await visit('/my-character#gear', { as: kessa, files })
  const button = screen.getByRole('main').getByRole('button', { name: 'Search' })
  await button.click()
  await expect.element(screen.getByRole('combobox', { name: 'Search' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('combobox', { name: 'Search' })).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  expect(address()).toBe('/my-character#gear')
})

it('[SHE-70] in a short window skills have room during an encounter, and the page scrolls to all of them', async () => {
  await page.viewport(740, 360)
  const { screen } = await visit('/my-character', { as: player(KESSA_ID), files: fightFiles })
  await startFight(raid, ['players'])
  await expect.element(screen.getByRole('button', { name: 'Take it' })).toBeVisible()
  const pane = screen.getByRole('tabpanel', { name: 'Skills' }).element()
  expect(pane.getBoundingClientRect().top).toBeLessThan(210)
  const skill = screen
    .getByRole('button', { name: /Stealth/ })
    .first()
    .element()
  skill.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = skill.getBoundingClientRect()
  expect(skill.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
})

it('[SHE-3] [SHE-4] a game master sees the first party member, and the choice of another character is stored', async () => {
  const { screen } = await visit('/my-character', { as: gameMaster, files, frame })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Kessa Vane' })).toBeVisible()
  const banner = screen.getByRole('region', { name: 'Game master' })
  await expect.element(banner.getByRole('link', { name: 'Back to Admin' })).toHaveAttribute('href', '/admin')
  const options = [...banner.getByLabelText('Character').element().querySelectorAll('option')]
  expect(options.map((option) => option.textContent)).toEqual(['Kessa Vane', 'Odo', 'Aunt Hob'])
  await banner.getByLabelText('Character').selectOptions('Odo')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Odo' })).toBeVisible()
  expect(localStorage.getItem('waybook-character')).toBe('characters/odo')
})

it('[SHE-5] a missing character is named by its id', async () => {
  const { screen } = await visit('/my-character', { as: player('characters/nobody'), files, frame })
  await expect.element(screen.getByText('Character "characters/nobody" not found')).toBeVisible()
})

it('[SHE-6] [SHE-7] the navigation and the character’s page link to the sheet', async () => {
  const { screen, address } = await visit('/characters/kessa-vane', { as: kessa, files })
  await expect
    .element(screen.getByRole('banner').getByRole('link', { name: 'Kessa Vane' }))
    .toHaveAttribute('href', '/my-character')
  await screen.getByRole('link', { name: 'Open the sheet' }).click()
  await expect.poll(address).toBe('/my-character')
})

it('[SHE-8] on a phone the tab is in the address, and arrow keys change it', async () => {
  const { screen, address } = await visit('/my-character#gear', { as: kessa, files, frame })
  await expect.element(screen.getByLabelText('Add an item')).toBeVisible()
  const gear = screen.getByRole('tab', { name: 'Gear' })
  await expect.element(gear).toHaveAttribute('aria-selected', 'true')
  await gear.click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(address).toBe('/my-character#weapons')
  await expect.element(screen.getByRole('tab', { name: 'Weapons' })).toHaveFocus()
  await expect.element(screen.getByText('Bare hands')).toBeVisible()
  await expect.element(screen.getByLabelText('Add an item')).not.toBeVisible()
  await userEvent.keyboard('{Enter} x')
  await expect.element(screen.getByRole('tab', { name: 'Weapons' })).toHaveFocus()
  expect(address()).toBe('/my-character#weapons')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(address).toBe('/my-character#about')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(address).toBe('/my-character#skills')
})

it('[SHE-160] the campaign’s skills are listed under its headings and rolled by name', async () => {
  const skills = ['cool', '{ id: sailing, name: Seamanship, characteristic: agility, group: The Sea }']
  const campaign = `name: Small\nskills: [${skills.join(', ')}]\n`
  const odo =
    '---\nname: Odo\ntags: [party-member]\ncharacteristics: { agility: 3, presence: 2 }\nskills: { sailing: 1 }\n---\n'
  const own = { 'campaign.yaml': campaign, 'characters/odo.md': odo }
  const { screen } = await visit('/my-character', { as: player('characters/odo'), files: own })
  const sea = screen.getByRole('table', { name: 'The Sea' })
  await expect.element(sea.getByRole('row').last()).toMatchTextContent('SeamanshipAgiAgility11 proficiency, 2 ability')
  expect(Array.from(document.querySelectorAll('caption'), ({ textContent }) => textContent)).toEqual([
    'General Skills',
    'The Sea',
  ])
  await sea.getByRole('button', { name: 'Seamanship' }).click()
  const tray = screen.getByLabelText('Dice Roller')
  await expect.element(tray.getByRole('heading', { name: 'Seamanship' })).toBeVisible()
  await tray.getByRole('button', { name: 'Roll Dice' }).click()
  await expect.element(tray.getByText(/^Odo, Seamanship\. /)).toBeVisible()
})
