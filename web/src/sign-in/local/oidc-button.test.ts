import { expect, it } from 'vitest'

import { oidcRefusal } from './oidc-button.tsx'

it.each([
  ['EMAIL_NOT_VERIFIED', /^Guild has not verified .* Verify it there/],
  ['NOT_INVITED', /^You are not invited yet\. Ask your game master/],
  ['LINK_VOID', /^This link is no longer valid\./],
  ['account_not_linked', /^An account with this e-mail already exists\. Sign in with its password\.$/],
  ['unable_to_get_user_info', /^Guild could not confirm who you are\./],
  ['access_denied', /^Guild denied access/],
])('[SIG-75] %s is explained', (code, expected) => {
  expect(oidcRefusal(code, 'Guild')).toMatch(expected)
})

it.each(['state_mismatch', 'Call 555-1234', 'toString'])('[SIG-75] "%s" is not repeated', (code) => {
  expect(oidcRefusal(code, 'Guild')).toBe('Signing in with Guild did not work. Try again.')
})
