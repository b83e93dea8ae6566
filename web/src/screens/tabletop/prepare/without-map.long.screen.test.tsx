import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { KESSA, openBareTable, tableFiles } from '#testing/table-fixture.ts'
import { callAs, gameMaster, openTestServer, player } from '#testing/visit.tsx'

const scene = { campaignId: 'dam3', sceneId: 'scenes/fog' }
const files = {
  ...tableFiles,
  'scenes/fog.md': '---\nname: Fog\nboxText: You hear a bell, and nothing else.\ngmNotes: It is the ferry.\n---\n',
}

it('[VTT-345] the table shows a scene without a map with its text, and tokens on its ground', async () => {
  await page.viewport(1440, 900)
  await openTestServer({ as: gameMaster, files })
  const at = { position: { x: 50, y: 50 }, size: 'medium', visible: true } as const
  await callAs(gameMaster, 'addToken', { ...scene, characterId: KESSA, ...at })
  const { screen } = await openBareTable()
  await screen.getByRole('button', { name: 'Show Fog to players' }).first().click()
  await expect.element(screen.getByRole('heading', { name: 'Fog', level: 1 })).toBeVisible()
  await expect.element(screen.getByText('You hear a bell, and nothing else.').first()).toBeVisible()
  const map = screen.getByRole('region', { name: 'Map of Fog' })
  await expect.element(map.getByRole('button', { name: 'Kessa Vane' })).toBeVisible()
  const { width, height } = map.element().querySelector('[data-backdrop]')?.getBoundingClientRect() ?? new DOMRect()
  expect(width / height).toBeCloseTo(1.5, 2)

  await expect
    .element(screen.getByRole('button', { name: 'Fog', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
  map.element().focus()
  await userEvent.keyboard('f')
  await expect.element(screen.getByText(/This scene has no map for fog to cover/)).toBeVisible()
})

it('[VTT-345] players get only the texts that its page shows them', async () => {
  await page.viewport(360, 740)
  await openTestServer({ as: player(), files })
  await callAs(gameMaster, 'setActiveScene', scene)
  const { screen } = await openBareTable()
  await expect.element(screen.getByRole('heading', { name: 'Fog', level: 1 })).toBeVisible()
  await screen.getByRole('button', { name: 'Table', exact: true }).click()
  await screen.getByText('Read Aloud').click()
  await expect.element(screen.getByText('You hear a bell, and nothing else.').last()).toBeVisible()
  expect(document.body.textContent).not.toContain('ferry')
})
