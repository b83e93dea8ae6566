import type { Auth } from '../auth.ts'
import type { ClerkOptions } from './provider.ts'

/** Accounts at Clerk, which proves sessions by tokens. Its library is imported only if Clerk is chosen. */
export async function openClerkAuth(options: ClerkOptions): Promise<Auth> {
  const { clerkAuth } = await import('./provider.ts')
  return clerkAuth(options)
}
