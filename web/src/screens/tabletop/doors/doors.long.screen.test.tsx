import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { KESSA, openBareTable, openTable, openTab } from '#testing/table-fixture.ts'
import { callAs, gameMaster, openPage, player } from '#testing/visit.tsx'

const scene = { campaignId: 'dam3', sceneId: 'scenes/toll-gate' }

beforeEach(async () => await page.viewport(1440, 900))

/** A wall through the middle of the map with a closed door, and Kessa on the left, one cell before the door. */
async function wallWithDoor(): Promise<void> {
  await callAs(gameMaster, 'setGrant', { campaignId: 'dam3', grant: 'moveOwnToken', granted: true })
  const { walls } = await callAs(gameMaster, 'getSceneWalls', scene)
  const [x, height] = [(walls?.width ?? 0) / 2, walls?.height ?? 0]
  const [top, bottom] = [Math.round(height * 0.45), Math.round(height * 0.55)]
  await callAs(gameMaster, 'changeWalls', {
    ...scene,
    add: [
      { kind: 'wall', from: [x, 0], to: [x, top] },
      { kind: 'door', from: [x, top], to: [x, bottom], door: 'closed' },
      { kind: 'wall', from: [x, bottom], to: [x, height] },
    ],
  })
  await callAs(gameMaster, 'setSight', { ...scene, change: { on: true } })
}

it('[SIGHT-114] a player opens the door beside their token on the map, and closes it in the list', async () => {
  await openTable({ as: player(KESSA) }, [KESSA, 46, 50])
  await wallWithDoor()
  // The page's frame has the live connection.
  const { screen } = await openPage('/vtt/dam3')
  const button = screen.getByRole('button', { name: 'Open the door' })
  await expect.element(button).toBeVisible()
  const { width, height } = button.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await button.click()
  await expect.element(screen.getByRole('button', { name: 'Close the door' })).toBeVisible()
  await screen.getByRole('button', { name: 'Table' }).click()
  const close = screen.getByRole('button', { name: /^Close Door 1, column/ })
  await expect.element(close).toBeVisible()
  close.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Open the door' })).toBeVisible()
})

it('[SIGHT-102] a token that a wall stops slides back, and the page says why', async () => {
  await openTable({ as: player(KESSA) }, [KESSA, 48, 20])
  await wallWithDoor()
  const { screen } = await openBareTable()
  const kessa = screen.getByRole('button', { name: 'Kessa Vane, you' })
  await expect.element(kessa).toBeVisible()
  const { left } = kessa.element().getBoundingClientRect()
  kessa.element().focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(screen.getByText('You can’t get there from here')).toBeVisible()
  await expect.poll(() => kessa.element().getBoundingClientRect().left).toBeCloseTo(left, 0)
})

it('[SIGHT-122] a game master switches sight on, looks as the party, and forgets what was seen after a question', async () => {
  await openTable({}, [KESSA, 46, 50])
  const { screen } = await openBareTable()
  await openTab('Tokens')
  await screen.getByRole('switch', { name: 'Players see what their tokens see' }).click()
  await expect.element(screen.getByRole('switch', { name: 'Walls stop players’ tokens' })).toBeChecked()
  await expect.element(screen.getByRole('status').getByText('Players see what their tokens see')).toBeInTheDocument()
  await screen.getByRole('button', { name: 'See as the party' }).click()
  await expect.element(screen.getByText('As the party sees it')).toBeVisible()
  await screen.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect.element(screen.getByText('As the party sees it')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Forget what was seen' }).click()
  await screen.getByRole('button', { name: 'Forget it' }).click()
  await expect.element(screen.getByText('What was seen is forgotten')).toBeInTheDocument()
})
