import { expect, it } from 'vitest'

import { profileLabel } from './account-items.tsx'

const user = {
  id: 'u1',
  firstName: 'Maren',
  lastName: null,
  username: 'maren7',
  emailAddresses: [{ emailAddress: 'maren@lowtarrow.example' }],
  publicMetadata: {},
}

it.each([
  [user, 'Maren'],
  [{ ...user, firstName: null }, 'maren7'],
  [{ ...user, firstName: '', username: null }, 'maren@lowtarrow.example'],
])('the profile link shows the first name, else the username, else the e-mail', (someone, label) => {
  expect(profileLabel(someone)).toBe(label)
})
