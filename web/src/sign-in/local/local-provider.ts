import { request } from '#api/call.ts'

import type { SignInProvider } from '../sign-in-provider.ts'
import { AcceptLink } from './accept-link.tsx'
import { ChangePassword } from './change-password.tsx'
import { SignIn } from './sign-in.tsx'

/** The built-in sign-in: e-mail and password, and one-time links from the game master. */
export const localProvider: SignInProvider = {
  SignIn,
  AcceptLink,
  ChangePassword,
  signOut: () => end('sign-out'),
  signOutEverywhere: () => end('sign-out-everywhere'),
}

async function end(path: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  await request(`/api/auth/${path}`, { method: 'POST', headers, body: '{}' }, ({ text }) => text)
}
