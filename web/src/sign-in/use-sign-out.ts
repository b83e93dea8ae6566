import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Ends this session. */
export function useSignOut() {
  const { mutate, isPending, error } = useSignOutMutation('signOut')
  return { signOut: mutate, busy: isPending, error }
}

/** Ends every session of the account, on all devices. */
export function useSignOutEverywhere() {
  const { mutate, isPending, error } = useSignOutMutation('signOutEverywhere')
  return { signOutEverywhere: mutate, busy: isPending, error }
}

/** The first page does not wait for its code. */
function useSignOutMutation(how: 'signOut' | 'signOutEverywhere') {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => (await import('./sign-out.ts')).signOutAndRedirect(queryClient, how),
  })
}
