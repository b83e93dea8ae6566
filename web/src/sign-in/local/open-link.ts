import { queryOptions } from '@tanstack/react-query'

import { post, type Refused } from './post.ts'

/** What a one-time link is for, as long as it works. */
export interface OpenLink {
  readonly kind: 'setup' | 'invite' | 'reset'
  readonly role: 'gameMaster' | 'player'
  readonly characterId: string | null
  /** Where the address is settled already. */
  readonly email: string | null
}

/** The link, or why it does not open. It does not go stale: a second look would show nothing new. */
export const openLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: async (): Promise<OpenLink | Refused> => {
      const outcome = await post('link/inspect', { token })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `call`: the server is taken at its word
      return outcome.ok ? (outcome.answer as OpenLink) : outcome
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
