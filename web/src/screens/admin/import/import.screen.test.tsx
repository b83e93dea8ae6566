import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, visit } from '#testing/visit.tsx'

it('[CIM-6] shows an error for a file that is not a zip file', async () => {
  const { screen } = await visit('/admin/import', { as: gameMaster, files: {}, frame: 'none' })
  const panel = screen.getByRole('region', { name: 'Bring what you have' })
  await expect.element(panel.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const input = panel.element().querySelector('input')
  if (input) await userEvent.upload(input, new File(['no zip'], 'road.zip', { type: 'application/zip' }))
  await expect.element(panel.getByRole('alert')).toMatchTextContent('This is not a zip file, or it is incomplete.')
  await expect.element(panel.getByRole('button', { name: 'Choose a file' })).toBeVisible()
})

/** A zip file that contains only `campaign.yaml`. */
const EMPTY_CAMPAIGN =
  'UEsDBBQAAAAAAAAAIQCxq8PCDAAAAAwAAAANAAAAY2FtcGFpZ24ueWFtbG5hbWU6IFNtYWxsClBLAQIUAxQAAAAAAAAAIQCxq8PCDAAAAAwAAAANAAAAAAAAAAAAAACAAQAAAABjYW1wYWlnbi55YW1sUEsFBgAAAAABAAEAOwAAADcAAAAAAA=='

it('[CIM-9] removes most entities only after the game master confirms it', async () => {
  const files = { 'items/bell.md': '---\nname: Bell\n---\n', 'items/rope.md': '---\nname: Rope\n---\n' }
  const { screen } = await visit('/admin/import', { as: gameMaster, files })
  const input = screen.getByRole('region', { name: 'Bring what you have' }).element().querySelector('input')
  const bytes = Uint8Array.from(atob(EMPTY_CAMPAIGN), (letter) => letter.codePointAt(0) ?? 0)
  if (input) await userEvent.upload(input, new File([bytes], 'road.zip', { type: 'application/zip' }))
  const preview = screen.getByRole('region', { name: 'Import preview' })
  await expect.element(preview).toMatchTextContent(/This removes 2 of the 2 entities in Waybook/)
  const start = preview.getByRole('button', { name: 'Import' })
  await expect.element(start).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(preview.getByRole('switch', { name: 'Remove 2 entities' }))
  await userEvent.click(start)
  await expect.element(screen.getByText('Imported.')).toBeVisible()
})
