import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callAs, gameMaster, visit } from '#testing/visit.tsx'

import { bell, bellText, ringsTwice } from './rings-twice.ts'

async function uploaded() {
  const files = { 'items/bell.md': bell('It rings once.'), 'items/rope.md': '---\nname: Rope\n---\n' }
  const { screen } = await visit('/admin/import', { as: gameMaster, files, frame: 'none' })
  await callAs(gameMaster, 'saveEntity', { id: 'items/bell', text: bell('It rings never.'), baseVersion: 1 })
  const input = screen.getByRole('region', { name: 'Bring what you have' }).element().querySelector('input')
  if (input) await userEvent.upload(input, ringsTwice())
  return { screen, preview: screen.getByRole('region', { name: 'Import preview' }) }
}

it('[CIM-226] shows the words that the folder and Waybook both changed, and imports the decision', async () => {
  await page.viewport(360, 740)
  const { screen, preview } = await uploaded()
  const file = preview.getByRole('group', { name: 'items/bell.md' })
  await expect.element(file).toMatchTextContent(/In the folder.*It rings twice\..*In Waybook.*It rings never\./)
  expect(file.getByText('twice', { exact: true }).element().tagName).toBe('MARK')
  await expect.element(file.getByRole('radio', { name: 'Decide later' })).toBeChecked()
  await userEvent.click(file.getByRole('radio', { name: 'Both' }))
  await userEvent.click(preview.getByRole('button', { name: /^Import/ }))
  await expect.element(screen.getByText('Imported.', { exact: true })).toBeVisible()
  expect(await bellText()).toContain(String.raw`It rings twice.\nIt rings never.\n`)
})

it('[CIM-226] leaves an undecided file unchanged, and says so', async () => {
  const { screen, preview } = await uploaded()
  await userEvent.click(preview.getByRole('button', { name: /^Import/ }))
  const result = 'Imported. 1 file below needs your decision.'
  await expect.element(screen.getByText(result)).toBeVisible()
  expect(await bellText()).toContain('It rings never.')
})
