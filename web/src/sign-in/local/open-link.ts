import { queryOptions } from '@tanstack/react-query'

import { post, type Refused } from './post.ts'

/** The purpose of a valid one-time link. */
export interface OpenLink {
  readonly kind: 'setup' | 'invite' | 'reset'
  readonly role: 'gameMaster' | 'player'
  readonly characterId: string | null
  /** Set if the e-mail address is already known. */
  readonly email: string | null
}

/** The link, or why it was refused. It never goes stale, because inspecting it again returns nothing new. */
export const openLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: async (): Promise<OpenLink | Refused> => {
      const outcome = await post('link/inspect', { token })
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `call`, the response is trusted
      return outcome.ok ? (outcome.answer as OpenLink) : outcome
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
