import { expect, it } from 'vitest'

import { comeOnline, loseServer } from '#testing/lose-server.ts'
import { breakDatabase, callAs, gameMaster, visit } from '#testing/visit.tsx'

import { as, files, openPage, write } from './notes-fixture.ts'

it('[NOT-12] typed text stays on the device until it is saved', async () => {
  const { screen, notes, back } = await openPage()
  const field = notes.getByLabelText('Note', { exact: true })
  await notes.getByRole('button', { name: 'Write a note' }).click()
  await field.fill('Half a thou')
  await screen.getByRole('link', { name: 'Items' }).click()
  await expect.element(field).not.toBeInTheDocument()
  back()
  await expect.element(field).toHaveValue('Half a thou')
  await expect.element(field).not.toHaveFocus()
})

it('[NOT-12] says why a note cannot be changed, and keeps the text', async () => {
  const { notes, items } = await openPage()
  await write(notes, 'Blunt.')
  await items.getByRole('button', { name: 'Edit' }).click()
  await breakDatabase()
  await notes.getByLabelText('Note', { exact: true }).fill('Sharp.')
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect.element(notes.getByText(/^API/)).toBeVisible()
  await expect.element(notes.getByLabelText('Note', { exact: true })).toHaveValue('Sharp.')
})

it('[NOT-11] one page lists all notes, newest first, with filters by reader and page', async () => {
  const { screen, address } = await visit('/notes', { as, files })
  const notes = screen.getByRole('main')
  await expect.element(notes.getByText('No notes yet. Write one here, or at the end of any page.')).toBeVisible()
  await callAs(gameMaster, 'addNote', { entityId: 'items/wick-knife', audience: 'party', markdown: 'Blunt.' })
  await callAs(gameMaster, 'addNote', { entityId: 'items/lamp-oil', audience: 'party', markdown: 'Smells.' })
  const items = screen.getByRole('list', { name: 'Notes' }).getByRole('listitem')
  await expect.element(items).toHaveLength(2)
  await expect.element(items.first()).toMatchTextContent(/on Lamp oil.*Smells\./)
  await expect.element(items.getByRole('link', { name: 'Lamp oil' })).toHaveAttribute('href', '/items/lamp-oil')

  await screen.getByLabelText('About').selectOptions('Wick-knife')
  await expect.element(items).toHaveLength(1)
  await expect.element(items).toMatchTextContent(/Blunt\./)
  expect(address()).toContain('page=items%2Fwick-knife')
  await screen.getByLabelText('Who can read them').selectOptions('Only me')
  await screen.getByRole('button', { name: 'Show all notes' }).click()
  await expect.element(items).toHaveLength(2)
})

it('[SCR-3] says why notes cannot be loaded', async () => {
  const { screen, navigate } = await visit('/rules', { as, files, frame: 'none' })
  await breakDatabase()
  await navigate('/notes')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to load the notes: /)
})

it('[NOT-13] a note written offline waits on the device and is sent later', async () => {
  const { notes, items } = await openPage()
  const find = loseServer()
  await write(notes, 'Rust at the hilt.')
  await expect.element(items).toMatchTextContent(/Waiting for a connection.*Only you.*Rust at the hilt\./)
  find()
  comeOnline()
  await expect.element(items.getByRole('button', { name: 'Edit' }), { timeout: 10_000 }).toBeVisible()
  await expect.element(items).toHaveLength(1)
})
