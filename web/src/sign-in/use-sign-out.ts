import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { forgetChosenCharacter } from '../client/chosen-character.ts'
import { configQuery } from '../client/config.ts'
import { forgetPages } from '../parts/search/recent-pages.ts'
import { providerQuery, type SignInProvider } from './sign-in-provider.ts'

/** Ends this session. */
export function useSignOut() {
  const { mutate, isPending, error } = useLeaving((provider) => provider.signOut())
  return { signOut: mutate, busy: isPending, error }
}

/** Ends every session of the account, on all devices. */
export function useSignOutEverywhere() {
  const { mutate, isPending, error } = useLeaving((provider) => provider.signOutEverywhere())
  return { signOutEverywhere: mutate, busy: isPending, error }
}

function useLeaving(leave: (provider: SignInProvider) => Promise<void>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => leave(await runningProvider(queryClient)),
    // A fresh document: nothing of what was read stays in memory for whoever comes next.
    onSuccess: () => {
      forgetPages()
      forgetChosenCharacter()
      location.assign('/sign-in')
    },
  })
}

async function runningProvider(queryClient: QueryClient): Promise<SignInProvider> {
  const { signIn } = await queryClient.query(configQuery)
  return queryClient.query(providerQuery(signIn.kind))
}
