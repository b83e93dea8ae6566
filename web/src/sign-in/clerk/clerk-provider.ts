import { Problem } from '@waybook/contract'

import { request } from '../../client/request.ts'
import type { SignInProvider } from '../sign-in-provider.ts'
import { heldClerk } from './held-clerk.ts'
import { SignIn } from './sign-in.tsx'

/** Accounts at Clerk. Who may come in, and as whom, is said in its dashboard. */
export const clerkProvider: SignInProvider = {
  SignIn,
  AcceptLink: null,
  signOut,
  async signOutEverywhere() {
    const { user, session } = heldClerk()
    const sessions = (await user?.getSessions()) ?? []
    await Promise.all(sessions.filter(({ id }) => id !== session?.id).map(async (other) => other.revoke()))
    await signOut()
  },
}

/** Here first: the token that is out would be good for a minute more. */
async function signOut(): Promise<void> {
  try {
    await request('/api/auth/sign-out', { method: 'POST' }, ({ text }) => text)
  } catch (error) {
    if (!(error instanceof Problem && error.id === 'not-signed-in')) throw error
  }
  await heldClerk().signOut(() => {})
}
