import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { breakDatabase, callAs, gameMaster, visit, type Frame } from '#testing/visit.tsx'

import { bell, bellText, ringsTwice } from './rings-twice.ts'

/** Imports a folder in which the bell rings twice, while it rings never in Waybook, and decides nothing. */
async function imported(frame: Frame = 'none') {
  const files = { 'items/bell.md': bell('It rings once.'), 'items/rope.md': '---\nname: Rope\n---\n' }
  const { screen } = await visit('/admin/import', { as: gameMaster, files, frame })
  await callAs(gameMaster, 'saveEntity', { id: 'items/bell', text: bell('It rings never.'), baseVersion: 1 })
  const input = screen.getByRole('region', { name: 'Import a campaign' }).element().querySelector('input')
  if (input) await userEvent.upload(input, ringsTwice())
  await userEvent.click(screen.getByRole('region', { name: 'Import preview' }).getByRole('button', { name: 'Import' }))
  await expect.element(screen.getByText('Imported. 1 file waits below to be decided.')).toBeVisible()
  const panel = screen.getByRole('region', { name: 'Waiting files' })
  return { screen, panel, file: panel.getByRole('group', { name: 'items/bell.md' }) }
}

it('[CIM-315] shows nothing while no file waits', async () => {
  const { screen } = await visit('/admin/import', { as: gameMaster, files: {}, frame: 'none' })
  await expect.element(screen.getByRole('button', { name: 'Choose zip file' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Waiting files' }).query()).toBeNull()
})

it('[CIM-315] decides a file that waits since an import', async () => {
  await page.viewport(360, 740)
  const { panel, file } = await imported()
  await expect.element(file).toMatchTextContent(/In the folder.*It rings twice\..*In Waybook.*It rings never\./)
  await expect.element(panel.getByRole('button', { name: 'Save decision' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(file.getByRole('radio', { name: 'The folder’s' }))
  await userEvent.click(panel.getByRole('button', { name: 'Save decision' }))
  const result = '1 file is decided. The next waybook sync brings this to the folder.'
  await expect.element(panel.getByText(result)).toBeVisible()
  await expect.element(file).not.toBeInTheDocument()
  expect(await bellText()).toContain('It rings twice.')
})

it('[CIM-316] shows a file anew that was changed meanwhile, and overwrites nothing', async () => {
  const { panel, file } = await imported('whole')
  await userEvent.click(file.getByRole('radio', { name: 'The folder’s' }))
  await callAs(gameMaster, 'saveEntity', { id: 'items/bell', text: bell('It rings always.'), baseVersion: 2 })
  await expect.element(file).toMatchTextContent(/In Waybook.*It rings always\./)
  await expect.element(file.getByRole('radio', { name: 'Decide later' })).toBeChecked()
  await expect.element(panel.getByRole('button', { name: 'Save decision' })).toHaveAttribute('aria-disabled', 'true')
  expect(await bellText()).toContain('It rings always.')
})

it('[CIM-315] says what went wrong, and keeps the choice', async () => {
  const { panel, file } = await imported()
  await userEvent.click(file.getByRole('radio', { name: 'Both' }))
  await breakDatabase()
  await userEvent.click(panel.getByRole('button', { name: 'Save decision' }))
  await expect.element(panel.getByRole('alert')).toMatchTextContent(/^items\/bell\.md: /)
  await expect.element(file.getByRole('radio', { name: 'Both' })).toBeChecked()
})
