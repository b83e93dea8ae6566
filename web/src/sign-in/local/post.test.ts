import { expect, it } from 'vitest'

import { refusalWords } from './post.ts'

const refused = (status: number, retryAfterS: number | null) =>
  ({ ok: false, status, text: 'What the server said.', retryAfterS }) as const

it.each([
  [null, 'Too many attempts. Wait a few minutes, then try again.'],
  [1, 'Too many attempts. Try again in 1 second.'],
  [45, 'Too many attempts. Try again in 45 seconds.'],
  [60, 'Too many attempts. Try again in 1 minute.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
])('[SIG-24] with %s seconds to wait the text is: %s', (seconds, words) => {
  expect(refusalWords(refused(429, seconds))).toBe(words)
})

it('any other refusal has the text from the server', () => {
  expect(refusalWords(refused(409, null))).toBe('What the server said.')
})
