import { expect, it } from 'vitest'

import { resultOf } from './mailer.ts'

const failure = (fields: object) => Object.assign(new Error('smtp.example.org said no to user'), fields)

it.each([
  ['again', { code: 'ESOCKET' }],
  ['again', { code: 'EAUTH', responseCode: 535 }],
  ['again', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }],
  ['refusedAddress', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
  ['refused', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }],
  ['refused', { code: 'EMESSAGE', responseCode: 554 }],
])('[MAIL-3] a failure means %s: %j', (is, fields) => {
  const result = resultOf(failure(fields))
  expect(result.is).toBe(is)
  expect('words' in result ? result.words : '').not.toMatch(/example|user/)
})
