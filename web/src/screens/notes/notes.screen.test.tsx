import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { comeOnline, loseServer } from '#testing/lose-server.ts'
import { breakDatabase, callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const files = {
  'items/wick-knife.md': '---\nname: Wick-knife\n---\n',
  'items/lamp-oil.md': '---\nname: Lamp oil\n---\n',
}
const as = player()

async function openPage() {
  const { screen, back } = await visit('/items/wick-knife', { as, files })
  const notes = screen.getByRole('region', { name: 'Notes' })
  await expect.element(notes.getByText('No notes about this page yet.')).toBeVisible()
  return { screen, back, notes, items: notes.getByRole('listitem') }
}

type Section = Awaited<ReturnType<typeof openPage>>['notes']

async function write(notes: Section, text: string, readers = 'Only me') {
  await notes.getByRole('button', { name: 'Write a note' }).click()
  await expect.element(notes.getByLabelText('Note', { exact: true })).toHaveFocus()
  await userEvent.keyboard(text)
  await notes.getByRole('radio', { name: readers }).click()
  await notes.getByRole('button', { name: 'Save note' }).click()
}

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
