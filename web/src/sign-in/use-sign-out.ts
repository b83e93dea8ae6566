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

/** Loads the code on demand, so the first page doesn't wait for it. */
const load = async () => await import('./signing-out.tsx')

/** The dialog or page of a sign-out. */
export const SigningOut = lazyPart(async () => (await load()).SigningOut)

function useSignOutMutation(ending: Ending) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => await (await load()).signOutUnlessUnsaved(queryClient, ending),
  })
}
