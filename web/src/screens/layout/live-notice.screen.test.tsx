import { expect, it } from 'vitest'

import { gameMaster, visit } from '#testing/visit.tsx'

const files = { 'items/wick-knife.md': '---\nname: Wick-knife\n---\n' }

it('[LIV-20] changes by others appear without a reload', async () => {
  const { screen } = await visit('/items/wick-knife', { as: gameMaster, files })
  const shown = screen.getByRole('switch')
  await expect.element(shown).toBeChecked()
  const { seq } = (await (await fetch('/api/me')).json()) as { seq: number }
  expect(seq).toBeGreaterThan(0)
  await fetch('/api/query', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      operation: 'setEntityVisibility',
      params: { entityId: 'items/wick-knife', visible: false },
    }),
  })
  await expect.element(shown).not.toBeChecked()
})
