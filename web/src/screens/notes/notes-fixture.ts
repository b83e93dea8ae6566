import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

import { player, visit } from '#testing/visit.tsx'

export const files = {
  'items/wick-knife.md': '---\nname: Wick-knife\n---\n',
  'items/lamp-oil.md': '---\nname: Lamp oil\n---\n',
}
export const as = player()

export async function openPage() {
  const { screen, back } = await visit('/items/wick-knife', { as, files })
  const notes = screen.getByRole('region', { name: 'Notes' })
  await expect.element(notes.getByText('No notes about this page yet.')).toBeVisible()
  return { screen, back, notes, items: notes.getByRole('listitem') }
}

type Section = Awaited<ReturnType<typeof openPage>>['notes']

export async function write(notes: Section, text: string, readers = 'Only me') {
  await notes.getByRole('button', { name: 'Write a note' }).click()
  await expect.element(notes.getByLabelText('Note', { exact: true })).toHaveFocus()
  await userEvent.keyboard(text)
  await notes.getByRole('radio', { name: readers }).click()
  await notes.getByRole('button', { name: 'Save note' }).click()
}
