import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { breakDatabase, callAs, gameMaster, visit, type Frame } from '#testing/visit.tsx'

import { bell, bellText, ringsTwice } from './rings-twice.ts'

/** Imports a folder where the bell rings twice, although it never rings in Waybook. Decides nothing. */
async function imported(frame: Frame = 'none') {
  const files = { 'items/bell.md': bell('It rings once.'), 'items/rope.md': '---\nname: Rope\n---\n' }
  const { screen } = await visit('/admin/import', { as: gameMaster, files, frame })
  await callAs(gameMaster, 'saveEntity', { id: 'items/bell', text: bell('It rings never.'), baseVersion: 1 })
  const input = screen.getByRole('region', { name: 'Bring what you have' }).element().querySelector('input')
  if (input) await userEvent.upload(input, ringsTwice())
  await userEvent.click(screen.getByRole('region', { name: 'Import preview' }).getByRole('button', { name: /^Import/ }))
  await expect.element(screen.getByText('Imported. 1 file below needs your decision.')).toBeVisible()
  const panel = screen.getByRole('region', { name: 'Waiting files' })
  return { screen, panel, file: panel.getByRole('group', { name: 'items/bell.md' }) }
}

it('[CIM-315] shows nothing while no file waits', async () => {
  const { screen } = await visit('/admin/import', { as: gameMaster, files: {}, frame: 'none' })
  await expect.element(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Waiting files' }).query()).toBeNull()
})

it('[CIM-315] decides a file that an import left waiting', async () => {
  await page.viewport(360, 740)
  const { panel, file } = await imported()
  await expect.element(file).toMatchTextContent(/In the folder.*It rings twice\..*In Waybook.*It rings never\./)
  await expect.element(panel.getByRole('button', { name: 'Save decision' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(file.getByRole('radio', { name: 'The folder’s' }))
  await userEvent.click(panel.getByRole('button', { name: 'Save decision' }))
  const result = '1 file decided. The next waybook sync updates the folder.'
  await expect.element(panel.getByText(result)).toBeVisible()
  await expect.element(file).not.toBeInTheDocument()
  expect(await bellText()).toContain('It rings twice.')
})

it('[CIM-316] shows the new text of a file that changed before the decision, and overwrites nothing', async () => {
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
