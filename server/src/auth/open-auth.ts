import type { Auth } from './auth.ts'
import type { AccountsPlace } from './built-in/accounts/accounts-database.ts'
import type { BuiltInOptions } from './built-in/provider.ts'
import type { ClerkOptions } from './clerk/provider.ts'

/** Accounts at Clerk, which proves sessions with tokens. Imports the library only if Clerk is chosen. */
export async function openClerkAuth(options: ClerkOptions): Promise<Auth> {
  const { clerkAuth } = await import('./clerk/provider.ts')
  return clerkAuth(options)
}

export type { AccountsPlace, BuiltInOptions, ClerkOptions }

/** Our own accounts, with e-mail and password. better-auth takes half a second to load, so it is imported only here. */
export async function openBuiltInAuth(options: BuiltInOptions): Promise<Auth> {
  const { builtInAuth } = await import('./built-in/provider.ts')
  return await builtInAuth(options)
}

/** Copies the built-in accounts to an empty place. */
export async function copyAccounts(from: AccountsPlace, to: AccountsPlace): Promise<void> {
  const copying = await import('./built-in/accounts/copy-accounts.ts')
  await copying.copyAccounts(from, to)
}
