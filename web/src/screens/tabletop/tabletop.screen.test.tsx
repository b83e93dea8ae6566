import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { KESSA, tableFiles as files, visitBareTable } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player, visit } from '#testing/visit.tsx'

it('[VTT-26] without a scene, players wait on the night ground, and a new scene appears without a reload', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { screen } = await visit('/vtt/dam3', { as: player(), files })
  await expect.element(screen.getByRole('heading', { name: 'No scene active' })).toBeVisible()
  await expect.element(screen.getByText('Waiting for GM to set a scene')).toBeVisible()
  expect(warn).toHaveBeenCalledWith('No active scene in dam3')
  await expect.element(screen.getByText(/^The game master hasn’t opened one yet/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'The toll gate' })).not.toBeInTheDocument()
  const ground = () => document.querySelector('.table-layout')?.querySelector('svg path[stroke-width]') ?? null
  expect(ground()).not.toBeNull()
  await callAs(gameMaster, 'setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/toll-gate' })
  await expect.element(screen.getByRole('heading', { name: 'The toll gate', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Map of The toll gate' })).toBeVisible()
  expect(ground()).toBeNull()
})

it('[VTT-5] [VTT-6] shows a token at its position, with its initials and a label if it is hidden', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitBareTable([KESSA, 25, 75], ['characters/the-unlit', 100, 0, false])
  const kessa = screen.getByRole('region', { name: 'Map of The toll gate' }).getByRole('button', { name: 'Kessa Vane' })
  await expect.element(kessa).toBeVisible()
  expect(kessa.element().getAttribute('data-token-id')).toMatch(/./)
  expect(kessa.element().querySelector('[data-initials]')?.getAttribute('data-initials')).toBe('KV')
  const map = screen.getByRole('region', { name: 'Map of The toll gate' }).element().querySelector('img')
  const ground = map?.getBoundingClientRect() ?? new DOMRect()
  const at = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [(x + width / 2 - ground.x) / ground.width, (y + height / 2 - ground.y) / ground.height, width]
  }
  expect(at(kessa.element())).toEqual([expect.closeTo(0.25), expect.closeTo(0.75), expect.closeTo(70, 0)])
  const hidden = screen
    .getByRole('region', { name: 'Map of The toll gate' })
    .getByRole('button', { name: 'The Unlit, hidden from players, because its character is hidden' })
  await expect.element(hidden).toBeInTheDocument()
  expect(at(hidden.element())).toEqual([expect.closeTo(1), expect.closeTo(0), expect.closeTo(70, 0)])
})

it('[VTT-8] a click selects a token, also for players, and a click on the background deselects it', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitBareTable([KESSA, 50, 50])
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  const kessa = map.getByRole('button', { name: 'Kessa Vane' })
  await kessa.click()
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('button', { name: 'Delete Token' })).toBeVisible()
  await map.click({ position: { x: 400, y: 300 } })
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'false')
  await expect.element(screen.getByRole('button', { name: 'Delete Token' })).not.toBeInTheDocument()
})
