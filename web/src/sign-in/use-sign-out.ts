import { useMutation, useQueryClient } from '@tanstack/react-query'

import { lazyPart } from '#recovery/lazy-part.tsx'
import type { Ending } from '#stores/sign-out.ts'

/** Ends this session. */
export function useSignOut() {
  const { mutate, isPending, error } = useSignOutMutation('signOut')
  return { signOut: mutate, busy: isPending, error }
}

/** Ends all sessions of the account, on all devices. */
export function useSignOutEverywhere() {
  const { mutate, isPending, error } = useSignOutMutation('signOutEverywhere')
  return { signOutEverywhere: mutate, busy: isPending, error }
}

/** The code is loaded when it is needed, so that the first page does not wait for it. */
const load = async () => await import('./signing-out.tsx')

/** What a sign-out shows. */
export const SigningOut = lazyPart(async () => (await load()).SigningOut)

function useSignOutMutation(ending: Ending) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => await (await load()).signOutUnlessUnsaved(queryClient, ending),
  })
}
