import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { gameMaster, visit } from '#testing/visit.tsx'

it('[BAK-1] [BAK-3] describes the contents of a backup and downloads it with a POST form', async () => {
  const { screen } = await visit('/admin/backup', { as: gameMaster, files: {}, frame: 'none' })
  const download = screen.getByRole('region', { name: 'Download a backup' })
  await expect.element(download).toMatchTextContent(/password hashes.*secret that signs sessions/)
  const button = download.getByRole('button', { name: 'Download backup' })
  await expect.element(button).toBeVisible()
  const { action, method } = button.element().closest('form') ?? {}
  expect([action, method]).toEqual([`${location.origin}/api/backup`, 'post'])
  await expect.element(screen.getByText('No backups yet.')).toBeVisible()
})

it('[BAK-6] [BAK-220] offers the campaign as a folder and describes its contents', async () => {
  const { screen } = await visit('/admin/backup', { as: gameMaster, files: {}, frame: 'none' })
  const download = screen.getByRole('region', { name: 'Download the campaign' })
  await expect
    .element(download)
    .toMatchTextContent(/including secrets and your notes.*You can include the state of play as readable text/)
  const played = download.getByRole('button', { name: 'Download with state of play' })
  expect(played.element().closest('form')?.action).toBe(`${location.origin}/api/export/played`)
  const form = download.getByRole('button', { name: 'Download campaign' }).element().closest('form')
  expect([form?.action, form?.method]).toEqual([`${location.origin}/api/export`, 'post'])
})

it('[BAK-339] offers to restore a file, and says why the server refuses it', async () => {
  const { screen } = await visit('/admin/backup', { as: gameMaster, files: {}, frame: 'none' })
  const panel = screen.getByRole('region', { name: 'Restore a backup' })
  await expect.element(panel.getByRole('button', { name: 'Choose backup file' })).toBeVisible()
  await userEvent.upload(panel.getByLabelText('Backup file'), new File(['x'], 'notes.tar.gz'))
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/This installation cannot do that/)
  await expect.element(panel.getByRole('button', { name: 'Choose backup file' })).toBeVisible()
})
