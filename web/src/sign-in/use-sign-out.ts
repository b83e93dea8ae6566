import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Ends this session. */
export function useSignOut() {
  const { mutate, isPending, error } = useLeaving('signOut')
  return { signOut: mutate, busy: isPending, error }
}

/** Ends every session of the account, on all devices. */
export function useSignOutEverywhere() {
  const { mutate, isPending, error } = useLeaving('signOutEverywhere')
  return { signOutEverywhere: mutate, busy: isPending, error }
}

/** Its code is none of what the first page waits for. */
function useLeaving(how: 'signOut' | 'signOutEverywhere') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => (await import('./leave.ts')).leave(queryClient, how),
  })
}
