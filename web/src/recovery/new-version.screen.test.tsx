import { expect, it, onTestFinished } from 'vitest'

import { keepBeforeReload } from '#stores/unsaved-work.ts'
import { player, visit } from '#testing/visit.tsx'

import { startNewVersion } from './new-version.ts'

it('[INS-6] the page is not reloaded while something on it cannot be kept, and says so', async () => {
  const { screen } = await visit('/rules', { as: player(), files: {} })
  const asked: string[] = []
  const keep = (name: string, isKept: boolean) =>
    keepBeforeReload(async () => {
      asked.push(name)
      return await Promise.resolve(isKept)
    })
  onTestFinished(keep('a text that is kept', true))
  onTestFinished(keep('a text that is not', false))
  await startNewVersion()
  const notice = screen.getByText(/^Not reloaded: this device cannot keep what you have written/)
  await expect.element(notice).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked).toHaveLength(4)
  await expect.element(notice).toBeVisible()
})
