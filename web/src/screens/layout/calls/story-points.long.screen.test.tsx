import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { visitTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, visit } from '#testing/visit.tsx'

import { callFor, files, visitAsKessa } from './calls-fixture.ts'

const setPoints = async (players: number, others: number) =>
  await callAs(gameMaster, 'setStoryPoints', { players, gameMaster: others })

it('[CHK-220] every page shows both pools once they have points; a player spends a point and takes it back', async () => {
  const { screen } = await visitAsKessa()
  await setPoints(3, 1)
  const chip = screen.getByRole('button', { name: /^Story points/ })
  await expect.element(chip).toHaveAccessibleName('Story points: players 3, game master 1')
  await chip.click()
  const panel = screen.getByRole('dialog', { name: 'Story points' })
  await panel.getByRole('button', { name: 'Spend 1: Players’ pool' }).click()
  await expect.element(panel.getByRole('region', { name: 'Players’ pool' })).toMatchTextContent(/2 story points/)
  await expect.element(panel.getByRole('button', { name: 'Spend 1: Game master’s pool' })).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.element(panel.getByRole('region', { name: 'Players’ pool' })).toMatchTextContent(/3 story points/)
})

it('[CHK-221] a point upgrades the viewer’s check once, and can be taken back before the roll', async () => {
  const { screen } = await visitAsKessa()
  await setPoints(2, 1)
  await callFor()
  await screen.getByRole('region', { name: 'Called check' }).getByRole('button', { name: 'Roll' }).click()
  const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
  await surface.getByRole('button', { name: 'Upgrade for 1' }).click()
  const own = surface.getByRole('region', { name: 'Yours' })
  await expect.element(own).toMatchTextContent(/3 proficiency/)
  await expect
    .element(surface.getByRole('region', { name: 'Story points' }))
    .toMatchTextContent(/1 story point.*2 the game master’s/)
  await surface.getByRole('button', { name: 'Take 1 back' }).click()
  await expect.element(own).toMatchTextContent(/2 proficiency, 1 ability/)
  await expect.element(surface.getByRole('button', { name: 'Upgrade for 1' })).toBeVisible()
})

it('[CHK-222] the game master sets both pools', async () => {
  const { screen } = await visit('/rules', { as: gameMaster, files })
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('button', { name: 'Story points' }).click()
  const panel = screen.getByRole('dialog', { name: 'Story points' })
  await panel.getByRole('button', { name: 'One more: Players' }).click()
  await panel.getByRole('button', { name: 'Set points' }).click()
  await expect.element(panel.getByRole('region', { name: 'Players’ pool' })).toMatchTextContent(/1 story pointSpend/)
})

it('[CHK-220] the game master sets the first points from the bar and from the search', async () => {
  await page.viewport(1440, 800)
  const { screen } = await visit('/rules', { as: gameMaster, files })
  const chip = screen.getByRole('button', { name: 'Story points: players 0, game master 0' })
  await chip.click()
  const panel = screen.getByRole('dialog', { name: 'Story points' })
  await panel.getByRole('button', { name: 'One more: Players' }).click()
  await panel.getByRole('button', { name: 'Set points' }).click()
  await expect.element(panel.getByRole('region', { name: 'Players’ pool' })).toMatchTextContent(/1 story point/)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('button', { name: 'Story points: players 1, game master 0' })).toBeVisible()
  await screen.getByRole('button', { name: 'Search' }).click()
  await screen.getByRole('combobox', { name: 'Search' }).fill('> story')
  await screen.getByRole('option').click()
  await expect.element(panel).toBeVisible()
})

it('[CHK-220] a game master’s table shows both pools once, on phones and in wide windows', async () => {
  await page.viewport(360, 800)
  const { screen } = await visitTable()
  await expect.element(screen.getByRole('button', { name: /^Story points: players 0/ })).toBeVisible()
  await setPoints(3, 1)
  for (const width of [360, 1440]) {
    await page.viewport(width, 800)
    await expect.element(screen.getByRole('button', { name: /^Story points: players 3/ })).toBeVisible()
    const shown = () => document.querySelectorAll('[data-story-points]').length
    await expect.poll(shown, { message: `at ${width} px` }).toBe(1)
  }
})
