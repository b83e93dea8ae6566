import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { KESSA, openTab, openTable, setUpTable, tableFiles as files } from '#testing/table-fixture.ts'
import { callAs, gameMaster, openPage, player, visit, type Visit } from '#testing/visit.tsx'

beforeEach(async () => await page.viewport(1440, 900))

const bare = { frame: 'none' } as const
const campaignId = 'dam3'
const LAMP = 'scenes/third-lamp'
const PREPARE = `/vtt/dam3?scene=${LAMP}`

type Screen = Pick<typeof page, 'getByRole' | 'getByText'>
const heading = (screen: Screen, name: string) => screen.getByRole('heading', { name, level: 1 })
const note = (screen: Screen, text: string) => screen.getByText(text, { exact: true })
const activeScene = async () => (await call('getActiveScene', { campaignId })).sceneId

/** The game master prepares the third lamp while players see the toll gate. */
async function prepareLamp(frame: Pick<Visit, 'frame'> = {}) {
  await openTable({}, [KESSA, 50, 50])
  const visited = await openPage('/vtt/dam3', frame)
  await openTab('Scenes')
  await visited.screen.getByRole('link', { name: 'The third lamp' }).click()
  await expect.element(heading(visited.screen, 'The third lamp')).toBeVisible()
  return visited
}

/** Retries, because the page ignores a press too soon after showing the scene as a double tap. */
async function takeBack(screen: Screen) {
  const button = screen.getByRole('button', { name: 'Take back' })
  await expect
    .poll(async () => {
      if (button.query()) await userEvent.click(button)
      return await activeScene()
    })
    .toBe('scenes/toll-gate')
}

it('[VTT-340] the game master opens a scene from the list and adds tokens, while players stay on the active one', async () => {
  const { screen, address } = await prepareLamp(bare)
  expect(address()).toBe('/vtt/dam3?scene=scenes%2Fthird-lamp')
  await expect
    .element(screen.getByText(/^Not shown: players see/))
    .toMatchTextContent('Not shown: players see The toll gate')
  await openTab('Tokens')
  await screen.getByRole('button', { name: 'Add Token' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Odo Brandreth' }).click()
  const map = screen.getByRole('region', { name: 'Map of The third lamp' })
  await expect.element(map.getByRole('button', { name: 'Odo Brandreth' })).toBeVisible()
  const { tokens } = await call('getTokens', { campaignId, sceneId: LAMP })
  expect(tokens.map(({ name }) => name)).toEqual(['Odo Brandreth'])
  expect(await callAs(player(), 'getActiveScene', { campaignId })).toEqual({ sceneId: 'scenes/toll-gate' })
  await openTab('Scenes')
  await screen.getByRole('link', { name: 'The toll gate', exact: true }).click()
  await expect.element(heading(screen, 'The toll gate')).toBeVisible()
  expect(address()).toBe('/vtt/dam3')
})

it('[VTT-341] one tap shows the scene, and another takes it back', async () => {
  const { screen, address } = await prepareLamp(bare)
  await screen.getByRole('button', { name: 'Show to players' }).click()
  await expect.element(screen.getByText(/^Active scene/)).toBeVisible()
  expect(await activeScene()).toBe(LAMP)
  expect(address()).toBe('/vtt/dam3')
  await expect.element(screen.getByRole('button', { name: 'Take back' })).toHaveFocus()
  await takeBack(screen)
  await expect.element(heading(screen, 'The third lamp')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show to players' })).toBeVisible()
  const { entities } = await call('getEntities', { ids: [LAMP] })
  expect(entities).toMatchObject([{ visible: false }])
})

it('[VTT-341] Take back also works after another action', async () => {
  const { screen } = await prepareLamp()
  await screen.getByRole('button', { name: 'Show to players' }).click()
  await expect.element(screen.getByText(/^Active scene/)).toBeVisible()
  const at = { position: { x: 10, y: 10 }, size: 'medium', visible: true } as const
  await call('addToken', { campaignId, sceneId: LAMP, characterId: KESSA, ...at })
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', 'Undo: added Kessa Vane')
  await takeBack(screen)
  const { tokens } = await call('getTokens', { campaignId, sceneId: LAMP })
  expect(tokens).toHaveLength(1)
})

it('[VTT-342] another active scene doesn’t change the prepared scene', async () => {
  const { screen } = await prepareLamp()
  await call('setActiveScene', { campaignId, sceneId: LAMP })
  await expect.element(screen.getByText(/^Active scene/)).toBeVisible()
  await call('undoTable', { campaignId })
  await expect.element(screen.getByText(/^Not shown/)).toBeVisible()
  await expect.element(heading(screen, 'The third lamp')).toBeVisible()
})

it('[VTT-342] a missing scene shows an error with a way back', async () => {
  const { screen, address } = await visit('/vtt/dam3?scene=scenes/gone', { as: gameMaster, files, ...bare })
  await expect.element(heading(screen, 'This scene is gone')).toBeVisible()
  await screen.getByRole('main').getByRole('link', { name: 'Open the active scene' }).click()
  await expect.element(heading(screen, 'No scene active')).toBeVisible()
  expect(address()).toBe('/vtt/dam3')
})

it('[VTT-343] players who guess the address get the active scene', async () => {
  const { screen } = await visit(PREPARE, { as: player(), files })
  await expect.element(heading(screen, 'No scene active')).toBeVisible()
  await callAs(gameMaster, 'setActiveScene', { campaignId, sceneId: 'scenes/toll-gate' })
  await expect.element(heading(screen, 'The toll gate')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show to players' })).not.toBeInTheDocument()
})

it('[VTT-344] Ping is disabled with a reason until players see the scene; encounters are only on the active scene', async () => {
  const { screen } = await prepareLamp(bare)
  const ping = screen.getByRole('button', { name: 'Ping' })
  await expect.element(ping).toHaveAttribute('aria-disabled', 'true')
  const why = note(screen, 'Players are on another scene and wouldn’t see a ping here.')
  await expect.element(why).not.toBeInTheDocument()
  screen.getByRole('region', { name: 'Map of The third lamp' }).element().focus()
  await userEvent.keyboard('p')
  await expect.element(why).toBeVisible()
  expect(document.querySelector('[data-ping]')).toBeNull()
  await openTab('Fight')
  await expect.element(screen.getByText(/^Encounters are on the scene that players see/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Start an encounter' })).not.toBeInTheDocument()
  await openTab('Scenes')
  await screen.getByRole('link', { name: 'The toll gate', exact: true }).click()
  await openTab('Fight')
  await expect.element(screen.getByRole('button', { name: 'Start an encounter' })).toBeVisible()
})

it('[VTT-340] a scene’s page and the search lead to preparing it', async () => {
  const { screen, address, navigate } = await visit(`/${LAMP}`, { as: gameMaster, files })
  await setUpTable()
  await screen.getByRole('link', { name: 'Prepare on the table' }).click()
  await expect.element(heading(screen, 'The third lamp')).toBeVisible()
  expect(address()).toBe('/vtt/dam3?scene=scenes%2Fthird-lamp')
  await navigate('/profile')
  await screen.getByRole('button', { name: 'Search' }).click()
  await screen.getByRole('combobox', { name: 'Search' }).fill('third lamp')
  await screen.getByRole('option', { name: /^Prepare The third lamp/ }).click()
  await expect.element(screen.getByText(/^Not shown/)).toBeVisible()
})
