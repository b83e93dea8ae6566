import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { KESSA, openTab, visitBareTable } from '#testing/table-fixture.ts'

it('[VTT-72] another scene starts with Select and an empty selection, and keeps the drawing options', async () => {
  await page.viewport(1440, 900)
  const { screen } = await visitBareTable([KESSA, 50, 50])
  const toolNamed = (name: string) => screen.getByRole('button', { name, exact: true })
  const showScene = async (name: RegExp, title: string) => {
    await openTab('Scenes')
    await screen.getByRole('region', { name: 'Scenes' }).getByRole('link', { name }).click()
    await expect.element(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  const kessa = screen.getByRole('region', { name: 'Map of The toll gate' }).getByRole('button', { name: 'Kessa Vane' })
  await kessa.click()
  await toolNamed('Draw').click()
  await screen.getByRole('region', { name: 'Draw' }).getByText('Cone').click()
  await showScene(/^The third lamp/, 'The third lamp')
  await expect.element(toolNamed('Select')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('region', { name: 'Draw' })).not.toBeInTheDocument()
  await showScene(/^The toll gate/, 'The toll gate')
  await expect.element(kessa).toHaveAttribute('aria-pressed', 'false')
  await toolNamed('Draw').click()
  await expect.element(screen.getByRole('radio', { name: 'Cone' })).toBeChecked()
  await screen.getByRole('region', { name: 'Draw' }).getByText('Freehand').click()
})
