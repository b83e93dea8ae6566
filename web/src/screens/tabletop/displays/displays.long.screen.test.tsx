import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { call } from '#api/call.ts'
import { connectDisplay } from '#screens/display/code/connect-display.ts'
import { visitTable } from '#testing/table-fixture.ts'

it('[DISP-26] the tool creates a code, lists the display that connects with it, and disconnects it', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitTable()
  await screen.getByRole('button', { name: 'Display', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Display' })
  await expect.element(dialog.getByText(`${location.host}/display`)).toBeVisible()
  const codeOf = () => document.querySelector<HTMLElement>('[data-code]')?.dataset['code'] ?? ''
  await expect.poll(codeOf).toMatch(/^\d{6}$/)
  const first = codeOf()
  await dialog.getByRole('button', { name: 'Get new code' }).click()
  await expect.poll(() => codeOf() !== first && /^\d{6}$/.test(codeOf())).toBe(true)
  expect(await connectDisplay(first)).toBe('wrong')
  expect(await connectDisplay(codeOf())).toBe('connected')
  const connected = dialog.getByRole('region', { name: 'Connected displays' })
  await expect.element(connected.getByText(/, connected /)).toBeVisible()
  await connected.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(connected).not.toBeInTheDocument()
  expect((await call('listDisplays', {})).displays).toEqual([])
})
