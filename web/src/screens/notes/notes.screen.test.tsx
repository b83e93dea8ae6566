import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { callAs, gameMaster } from '#testing/visit.tsx'

import { openPage, write } from './notes-fixture.ts'

it('[NOT-12] a note is written at the end of a page; changing and deleting it can be undone', async () => {
  const { screen, notes, items } = await openPage()
  await write(notes, 'Blunt.', 'Everyone')
  await expect.element(items).toMatchTextContent(/^You.*For everyone.*Blunt\./)
  await expect.element(notes.getByRole('button', { name: 'Write a note' })).toHaveFocus()

  await items.getByRole('button', { name: 'Edit' }).click()
  await notes.getByLabelText('Note', { exact: true }).fill('Sharp.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(items).toMatchTextContent(/changed.*Sharp\./)
  const toast = screen.getByRole('status', { name: 'Last action' })
  await expect.element(toast).toMatchTextContent('Note changed.')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(items).toMatchTextContent(/Blunt\./)

  await items.getByRole('button', { name: 'Delete' }).click()
  await expect.element(notes.getByText('No notes about this page yet.')).toBeVisible()
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(items).toMatchTextContent(/Blunt\./)
})

it('[NOT-5] [NOT-7] another person’s note appears live, without buttons', async () => {
  const { items } = await openPage()
  const note = { entityId: 'items/wick-knife', audience: 'party' } as const
  await callAs(gameMaster, 'addNote', { ...note, markdown: 'It was *Ilse’s*.' })
  await expect.element(items).toMatchTextContent(/It was Ilse’s\./)
  await expect.element(items.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
})
