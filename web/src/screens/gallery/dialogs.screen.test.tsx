import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, visit } from '#testing/visit.tsx'

/** Its form needs a table, which the gallery does not have. */
const NEEDS_TABLE = 'Add combatants'

it('[LOOK-2] Escape leaves every dialog, and the focus returns to the element that opened it', async () => {
  const { screen } = await visit('/gallery', { as: gameMaster, files: {} })
  const all = document.querySelectorAll<HTMLElement>('main button[aria-haspopup=dialog]')
  const openers = [...all].filter(({ textContent }) => textContent !== NEEDS_TABLE)
  expect(openers.length).toBeGreaterThan(8)
  for (const opener of openers) {
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  }
})
