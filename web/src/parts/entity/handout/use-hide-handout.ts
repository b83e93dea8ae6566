import { useQueryClient } from '@tanstack/react-query'

import { useWrite } from '#api/use-write.ts'

/** Stops showing the handout to players. */
export function useHideHandout() {
  const queries = useQueryClient()
  return useWrite('hideHandout', {
    params: () => ({}),
    onSuccess: async () => await queries.invalidateQueries({ queryKey: ['getHandout'] }),
  })
}
