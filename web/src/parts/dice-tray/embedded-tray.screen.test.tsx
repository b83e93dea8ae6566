import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { createQueryClient } from '../../client/query-client.ts'
import { clearTray, closeTray, openTray } from '../../client/tray.ts'
import { player, visit } from '../../visit/visit.tsx'
import { EmbeddedTray } from './embedded-tray.tsx'

afterEach(async () => {
  closeTray()
  clearTray()
  await page.viewport(414, 896)
})

/** A page with the tray in it. */
async function hold() {
  const { screen } = await visit('/rules', { as: player(), files: {} })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <Suspense>
        <EmbeddedTray>{null}</EmbeddedTray>
      </Suspense>
    </QueryClientProvider>,
  )
  const pool = { proficiency: 1, ability: 2, boost: 0, challenge: 0, difficulty: 0, setback: 0 }
  return { tray: page.getByRole('region', { name: 'Dice Roller' }), show: () => openTray({ pool, reason: 'Leap' }) }
}

it('[TRAY-1] a page that holds the tray shows its own, and nothing opens over it', async () => {
  await page.viewport(900, 900)
  const { tray, show } = await hold()
  await expect.element(tray).toBeVisible()
  show()
  await expect.element(tray.getByRole('heading', { name: 'Leap' })).toBeVisible()
  await expect.element(tray).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

it('[TRAY-1] a phone has no room for it in the page: it opens over the page', async () => {
  const { tray, show } = await hold()
  show()
  await expect.element(page.getByRole('dialog', { name: 'Dice Roller' })).toBeVisible()
  expect(tray.elements()).toEqual([])
})
