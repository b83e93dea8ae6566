import { expect, it } from 'vitest'

import { pageFor, shownFor } from './notification.ts'

it('[TELL-10] a push message is shown with its title, text and page', () => {
  const message = { title: 'The Drowned Road', body: 'It is your turn.', path: '/c/vale/vtt', tag: 'turn' }
  expect(shownFor(JSON.stringify(message))).toMatchObject({
    title: 'The Drowned Road',
    options: { body: 'It is your turn.', tag: 'turn', data: { path: '/c/vale/vtt' } },
  })
})

it.each(['', 'null', '{"title":1}', '[]'])('[TELL-10] an unreadable message is shown as well: %s', (text) => {
  expect(shownFor(text)).toMatchObject({ title: 'Waybook', options: { data: { path: '/' } } })
})

it.each(['https://evil.example/', '//evil.example/', String.raw`/\evil.example`, 'javascript:alert(1)'])(
  '[TELL-10] a message opens no page of another site: %s',
  (path) => expect(shownFor(JSON.stringify({ path })).options.data.path).toBe('/'),
)

it('[TELL-10] opens the page that shows it, else the one in front, else any', () => {
  const notes = { url: 'https://waybook.test/notes', focused: false }
  const table = { url: 'https://waybook.test/vtt', focused: true }
  const home = { url: 'https://waybook.test/', focused: false }
  expect(pageFor([home, table, notes], notes.url)).toBe(notes)
  expect(pageFor([home, table], notes.url)).toBe(table)
  expect(pageFor([home], notes.url)).toBe(home)
  expect(pageFor([], notes.url)).toBeUndefined()
})
