import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, visit } from '#testing/visit.tsx'

it('[LOOK-2] Escape closes each kind of dialog, and the focus returns to the element that opened it', async () => {
  const { screen } = await visit('/gallery', { as: gameMaster, files: {} })
  for (const name of ['Open the window', 'Open the sheet', 'Open without its code']) {
    const opener = screen.getByRole('button', { name })
    opener.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  }
})
