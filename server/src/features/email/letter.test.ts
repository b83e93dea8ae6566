import { expect, it } from 'vitest'

import { writeLetter } from './letter.ts'

const letter = {
  headline: 'New date: <b>Friday</b>',
  lines: ['At Teo’s & "Lia’s"\nbring oil'],
  link: { label: 'Answer', url: 'https://play.example.org/schedule?a=1&b=2' },
  reason: 'You turned this on.',
  unsubscribe: 'https://play.example.org/mail/off/secret',
}

it('[MAIL-4] a mail says the same in plain text and in HTML, and campaign text is no HTML', () => {
  const { text, html } = writeLetter(letter)
  expect(text).toBe(
    'New date: <b>Friday</b>\n\nAt Teo’s & "Lia’s"\nbring oil\n\nAnswer: https://play.example.org/schedule?a=1&b=2\n\n' +
      '-- \nYou turned this on. To get no more of them: https://play.example.org/mail/off/secret\n',
  )
  expect(html).toContain('New date: &lt;b&gt;Friday&lt;/b&gt;</h1>')
  expect(html).toContain('<br>bring oil')
  expect(html).toContain('href="https://play.example.org/schedule?a=1&amp;b=2"')
  expect(html).not.toMatch(/<(?:img|script|link)\b/)
})

it('[MAIL-4] a mail that comes once has nothing to stop', () => {
  const { text, html } = writeLetter({ ...letter, unsubscribe: null })
  expect(text + html).not.toContain('no more of them')
})
