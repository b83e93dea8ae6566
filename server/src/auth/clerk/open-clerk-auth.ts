import type { Auth } from '../auth.ts'
import type { ClerkOptions } from './provider.ts'

/** Accounts at Clerk, which shows their sessions by tokens. Its library is loaded only where it is chosen. */
export async function openClerkAuth(options: ClerkOptions): Promise<Auth> {
  const { clerkAuth } = await import('./provider.ts')
  return clerkAuth(options)
}
