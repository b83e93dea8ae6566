import type { SignIn } from './auth.ts'
import type { ClerkOptions } from './clerk/provider.ts'

/** Accounts at Clerk, which shows their sessions by tokens. Its library is loaded only where it is chosen. */
export async function openClerkSignIn(options: ClerkOptions): Promise<SignIn> {
  const { clerkSignIn } = await import('./clerk/provider.ts')
  return clerkSignIn(options)
}
