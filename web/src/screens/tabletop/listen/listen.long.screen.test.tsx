import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { chooseListening } from '#stores/listening.ts'
import { KESSA, openTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, openPage, player, visit } from '#testing/visit.tsx'

beforeEach(async () => await page.viewport(1440, 900))

const ODO = 'characters/odo'

it('[HEAR-1] [HEAR-4] a player who listens hears who comes and goes, and the scene with a key', async () => {
  chooseListening('full')
  await openTable({ as: player(KESSA) }, [KESSA, 50, 50])
  const { screen } = await openPage('/vtt/dam3')
  const log = screen.getByRole('log', { name: 'What happens at the table' })
  await expect.element(log).toBeInTheDocument()
  const placed = { campaignId: 'dam3', sceneId: 'scenes/toll-gate', characterId: ODO, visible: true } as const
  await callAs(gameMaster, 'addToken', { ...placed, position: { x: 50, y: 20 }, size: 'medium' })
  await expect.element(log.getByText('Odo Brandreth appears: close and north.')).toBeInTheDocument()
  screen.getByRole('region', { name: 'Map of The toll gate' }).element().focus()
  await userEvent.keyboard('l')
  await expect.element(screen.getByText(/^The toll gate\. .*: Odo Brandreth \(north\)\.$/)).toBeVisible()
  const { tokens } = await call('getTokens', placed)
  const odo = tokens.find(({ characterId }) => characterId === ODO)
  await callAs(gameMaster, 'removeToken', { campaignId: 'dam3', tokenId: odo?.id ?? '' })
  await expect.element(log.getByText('Odo Brandreth is gone.')).toBeInTheDocument()
})

it('[HEAR-1] the profile chooses how much is said on this device', async () => {
  const { screen } = await visit('/profile', { as: player(), files: {}, frame: 'none' })
  const panel = screen.getByRole('region', { name: 'Listen' })
  await expect.element(panel.getByText('Turns and rolls are still read out.')).toBeVisible()
  await panel.getByText('In full').click()
  await expect.element(panel.getByText(/every change of distance/)).toBeVisible()
  expect(localStorage.getItem('waybook-listening')).toBe('full')
})
