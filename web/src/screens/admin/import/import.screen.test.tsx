import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, visit } from '#testing/visit.tsx'

it('[CIM-6] shows an error for a file that is not a zip file', async () => {
  const { screen } = await visit('/admin/import', { as: gameMaster, files: {} })
  const panel = screen.getByRole('region', { name: 'Import a campaign' })
  await expect.element(panel.getByRole('button', { name: 'Choose zip file' })).toBeVisible()
  const input = panel.element().querySelector('input')
  if (input) await userEvent.upload(input, new File(['no zip'], 'road.zip', { type: 'application/zip' }))
  await expect.element(panel.getByRole('alert')).toMatchTextContent('This is not a zip file, or it is incomplete.')
  await expect.element(panel.getByRole('button', { name: 'Choose zip file' })).toBeVisible()
})
