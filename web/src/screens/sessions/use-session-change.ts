import { useQueryClient } from '@tanstack/react-query'
import type { ParamsOf } from '@waybook/contract'

import { useWrite } from '#api/use-write.ts'

type SessionWrite =
  | 'startSession'
  | 'endSession'
  | 'reopenSession'
  | 'deleteSession'
  | 'setSessionDate'
  | 'addSessionLine'
  | 'removeSessionLine'

/** Changes a session, and refetches the sessions and the timeline. */
export function useSessionChange<Name extends SessionWrite>(operation: Name) {
  const queries = useQueryClient()
  return useWrite(operation, {
    params: (params: ParamsOf<Name>) => params,
    onSettled: async () =>
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['listSessions'] }),
        queries.invalidateQueries({ queryKey: ['getSession'] }),
        queries.invalidateQueries({ queryKey: ['getTimeline'] }),
      ]),
  })
}
