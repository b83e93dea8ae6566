import type { QueryClient } from '@tanstack/react-query'

import { configQuery } from '#api/session.ts'
import { forgetChosenCharacter } from '#stores/chosen-character.ts'
import { forgetPages } from '#stores/kept-pages.ts'
import { setViewAs } from '#stores/view-as.ts'

import { providerQuery } from './load-provider.ts'

/** Ends this session, or all sessions of the account, and redirects to the sign-in page. */
export async function signOutAndRedirect(
  queryClient: QueryClient,
  how: 'signOut' | 'signOutEverywhere',
): Promise<void> {
  const { signIn } = await queryClient.query(configQuery)
  const provider = await queryClient.query(providerQuery(signIn.kind))
  await provider[how]()
  forgetPages()
  forgetChosenCharacter()
  setViewAs(null)
  // Loads a new document, so that no data stays in memory for the next user.
  location.assign('/sign-in')
}
