import { expect, it } from 'vitest'

import { fieldErrorsOf, missingIn } from './account-fields.ts'

const refused = (text: string) => ({ ok: false, status: 400, text, retryAfterS: null }) as const

function filled(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, text] of Object.entries(fields)) data.set(name, text)
  return data
}

it('[SIG-28] a refusal that names a field is said at that field', () => {
  expect(fieldErrorsOf(refused('password: This is easy to guess.'))).toEqual({ password: 'This is easy to guess.' })
})

it.each(['token: This is too short.', 'An account with this e-mail exists already.', 'password'])(
  '"%s" is said of the whole form',
  (text) => {
    expect(fieldErrorsOf(refused(text))).toBeNull()
  },
)

it('what is left empty is said before the server is asked', () => {
  expect(missingIn(filled({ email: ' ', password: '' }), ['email', 'password'])).toEqual({
    email: 'Enter your e-mail address.',
    password: 'Enter your password.',
  })
})

it('nothing is missing where everything is filled in', () => {
  expect(missingIn(filled({ email: 'ada@example.org', password: ' ' }), ['email'])).toBeNull()
})
