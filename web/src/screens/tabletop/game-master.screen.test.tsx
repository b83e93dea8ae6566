import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { KESSA, openBareTable, openTable, storedTokens, visitBareTable } from '#testing/table-fixture.ts'
import { player } from '#testing/visit.tsx'

beforeEach(async () => await page.viewport(1440, 900))

it('[VTT-14] [VTT-15] adds a character’s token from the list and deletes it again', async () => {
  const { screen } = await visitBareTable()
  await screen.getByRole('button', { name: 'Add Token' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Add Character Token' })
  await expect.element(dialog.getByRole('listitem')).toHaveLength(3)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Add Token' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'The Unlit Hidden from players' }).click()
  const map = screen.getByRole('region', { name: 'Map of The toll gate' })
  await expect.element(map.getByRole('button', { name: /The Unlit/ })).toBeVisible()
  await expect.poll(storedTokens).toEqual([{ name: 'The Unlit', x: 50, y: 50, size: 'medium', visible: true }])
  await screen.getByRole('button', { name: 'Delete Token' }).click()
  await expect.element(map.getByRole('button', { name: /The Unlit/ })).not.toBeInTheDocument()
  await expect.poll(storedTokens).toEqual([])
})

it('[VTT-16] hides and shows a token, and makes it large', async () => {
  const { screen } = await visitBareTable([KESSA, 50, 50])
  await screen.getByRole('button', { name: 'Hide Kessa Vane from players' }).click()
  await expect.element(screen.getByText('1 on the map, 1 hidden')).toBeVisible()
  await screen.getByRole('button', { name: 'Show Kessa Vane to players' }).click()
  await expect.element(screen.getByText('1 on the map', { exact: true })).toBeVisible()
  await screen.getByRole('list').getByRole('button', { name: 'Kessa Vane', exact: true }).click()
  await screen.getByRole('button', { name: 'Large' }).click()
  await expect.element(screen.getByRole('button', { name: 'Large' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(storedTokens).toEqual([{ name: 'Kessa Vane', x: 50, y: 50, size: 'large', visible: true }])
})

it('[VTT-16] [DISP-26] [ENC-200] [FOG-54] a player has none of the game master’s controls', async () => {
  await openTable({ as: player(KESSA) }, [KESSA, 50, 50])
  const { screen } = await openBareTable()
  await screen.getByRole('button', { name: 'Table', exact: true }).click()
  await expect.element(screen.getByRole('region', { name: 'Here' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Ping', exact: true })).toBeVisible()
  for (const name of ['Add Token', 'Undo', 'Redo', 'The third lamp', 'Display', 'Fog', 'Start an encounter'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('switch')).toHaveAccessibleName('Sound on this device')
})
