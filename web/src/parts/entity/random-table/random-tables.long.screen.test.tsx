import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { callAs, gameMaster, openPage, openTestServer, player, visit } from '#testing/visit.tsx'

const FEN = 'locations/fen'
const GATE = 'scenes/gate'
const files = {
  [`${FEN}.md`]:
    '---\nname: The Fen\nvisible: true\n---\n\n## Weather (d3)\n\n- 1-2 Fog\n- 3 Fog\n\nd4 Sounds\n\n- 1-3 A bell\n',
  [`${GATE}.md`]: '---\nname: The gate\nvisible: true\n---\n',
}

beforeEach(async () => await page.viewport(1440, 900))

const lastRoll = async () => (await call('getRolls', { limit: 1 })).rolls[0]

it('[TABL-10] a player rolls on a table below the page’s text', async () => {
  const { screen } = await visit(`/${FEN}`, { as: player(), files })
  const section = screen.getByRole('region', { name: 'Random tables' })
  await section.getByRole('button', { name: 'Roll Weather' }).click()
  await expect.element(section.getByText(/^[123]: Fog$/)).toBeVisible()
  await expect.poll(lastRoll).toMatchObject({ audience: 'table', drawn: { title: 'Weather', text: 'Fog' } })
  await expect.element(section.getByRole('button', { name: /hidden/ })).not.toBeInTheDocument()
  await expect.element(section.getByText(/no entry/)).not.toBeInTheDocument()
})

it('[TABL-5] [TABL-10] the game master reads what is wrong with a table, and rolls hidden', async () => {
  const { screen } = await visit(`/${FEN}`, { as: gameMaster, files })
  const section = screen.getByRole('region', { name: 'Random tables' })
  await expect.element(section.getByText('Not every roll draws one entry: 4 has no entry.')).toBeVisible()
  await section.getByRole('button', { name: 'Roll hidden, Weather' }).click()
  await expect.poll(lastRoll).toMatchObject({ audience: 'gameMaster', drawn: { title: 'Weather' } })
})

it('[TABL-11] a table rolls from the search', async () => {
  const { screen } = await visit('/', { as: player(), files })
  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.getByRole('combobox').fill('roll weather')
  await screen.getByRole('option', { name: /Roll Weather/ }).click()
  await expect
    .element(screen.getByRole('status', { name: 'Rolls by others' }))
    .toMatchTextContent(/Weather: [123]: Fog/)
})

it('[TABL-11] the table’s panel has all random tables', async () => {
  await openTestServer({ as: gameMaster, files })
  await callAs(gameMaster, 'setActiveScene', { campaignId: 'dam3', sceneId: GATE })
  const { screen } = await openPage('/vtt/dam3', { frame: 'none' })
  await screen.getByText('Random tables').click()
  await expect.element(screen.getByRole('button', { name: 'Roll Weather' })).toBeVisible()
})
