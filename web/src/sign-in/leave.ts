import type { QueryClient } from '@tanstack/react-query'

import { forgetChosenCharacter } from '../client/chosen-character.ts'
import { configQuery } from '../client/config.ts'
import { forgetPages } from '../parts/search/recent-pages.ts'
import { providerQuery } from './sign-in-provider.ts'

/** Ends this session, or with it all the others of the account, and goes to the sign-in. */
export async function leave(queryClient: QueryClient, how: 'signOut' | 'signOutEverywhere'): Promise<void> {
  const { signIn } = await queryClient.query(configQuery)
  const provider = await queryClient.query(providerQuery(signIn.kind))
  await provider[how]()
  forgetPages()
  forgetChosenCharacter()
  // A fresh document: nothing of what was read stays in memory for whoever comes next.
  location.assign('/sign-in')
}
