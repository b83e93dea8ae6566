import { expect, it, onTestFinished } from 'vitest'

import { showNotice, showNoticeLater } from '#stores/notice.ts'
import { saveBeforeReload } from '#stores/unsaved-work.ts'
import { player, visit } from '#testing/visit.tsx'

import { startNewVersion } from './new-version.ts'

it('[INS-6] a page with work that cannot be saved is not reloaded, and says so', async () => {
  const { screen } = await visit('/rules', { as: player(), files: {} })
  const asked: string[] = []
  const savable = (name: string, isSaved: boolean) =>
    saveBeforeReload(async () => {
      asked.push(name)
      return await Promise.resolve(isSaved)
    })
  onTestFinished(savable('a saved text', true))
  onTestFinished(savable('an unsaved text', false))
  await startNewVersion()
  const notice = screen.getByText(/^Not reloaded: this device can’t save what you’ve written/)
  await expect.element(notice).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked).toHaveLength(4)
  await expect.element(notice).toBeVisible()
})

it('[INS-5] the notice of a new version waits until a notice with "Undo" is gone', async () => {
  const { screen } = await visit('/rules', { as: player(), files: {} })
  showNotice({ text: 'Pin removed', action: { label: 'Undo', run: () => {} } })
  showNoticeLater({ text: 'A new version is ready' })
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(screen.getByText('A new version is ready')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('A new version is ready')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})
