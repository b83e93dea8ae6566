import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, visit } from '#testing/visit.tsx'

it('[LOOK-2] Escape leaves every dialog, and the focus returns to the element that opened it', async () => {
  const { screen } = await visit('/gallery', { as: gameMaster, files: {} })
  const openers = () => document.querySelectorAll<HTMLElement>('main button[aria-haspopup=dialog]')
  const count = openers().length
  expect(count).toBeGreaterThan(2)
  // Looked up each time: a specimen may be drawn anew.
  for (let place = 0; place < count; place += 1) {
    openers()[place]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement === openers()[place]).toBe(true)
  }
})
