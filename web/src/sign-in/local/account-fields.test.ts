import { expect, it } from 'vitest'

import { fieldErrorsOf, missingIn } from './account-fields.ts'

const refused = (text: string) => ({ ok: false, status: 400, text, retryAfterS: null }) as const

function filled(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, text] of Object.entries(fields)) data.set(name, text)
  return data
}

it('[SIG-28] a refusal that names a field is shown at that field', () => {
  expect(fieldErrorsOf(refused('password: This is easy to guess.'))).toEqual({ password: 'This is easy to guess.' })
})

it.each(['token: This is too short.', 'An account with this e-mail already exists.', 'password'])(
  '"%s" concerns the whole form',
  (text) => {
    expect(fieldErrorsOf(refused(text))).toBeNull()
  },
)

it('reports empty fields before a request is sent', () => {
  expect(missingIn(filled({ email: ' ', password: '' }), ['email', 'password'])).toEqual({
    email: 'Enter your e-mail address.',
    password: 'Enter your password.',
  })
})

it('returns null if no field is empty', () => {
  expect(missingIn(filled({ email: 'ada@example.org', password: ' ' }), ['email'])).toBeNull()
})
