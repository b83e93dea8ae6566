import type { Config } from '@waybook/contract'

import { get } from '../../client/get.ts'

export type ClerkConfig = Extract<Config['signIn'], { kind: 'clerk' }>

/** What the server says of its Clerk. */
export async function configOf(): Promise<ClerkConfig> {
  const { signIn } = await get<Config>('/api/config')
  if (signIn.kind !== 'clerk') throw new Error('This Waybook has just changed how people sign in. Load the page again.')
  return signIn
}
