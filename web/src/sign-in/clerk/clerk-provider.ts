import { Problem } from '@waybook/contract'

import { request } from '#api/call.ts'

import type { SignInProvider } from '../sign-in-provider.ts'
import { getClerk } from './clerk-gate.tsx'
import { SignIn } from './sign-in.tsx'

/** Sign-in with Clerk accounts. Clerk's dashboard decides who may sign in, and with which role. */
export const clerkProvider: SignInProvider = {
  SignIn,
  AcceptLink: null,
  ChangePassword: null,
  signOut,
  async signOutEverywhere() {
    const { user, session } = getClerk()
    const sessions = (await user?.getSessions()) ?? []
    await Promise.all(sessions.filter(({ id }) => id !== session?.id).map(async (other) => other.revoke()))
    await signOut()
  },
}

/** Signs out at our own server first, because the last token would stay valid for another minute. */
async function signOut(): Promise<void> {
  try {
    await request('/api/auth/sign-out', { method: 'POST' }, ({ text }) => text)
  } catch (error) {
    if (!(error instanceof Problem && error.id === 'not-signed-in')) throw error
  }
  await getClerk().signOut(() => {})
}
