import { useQueryClient } from '@tanstack/react-query'
import { steppedValue, type AnswerOf, type Tracker } from '@waybook/contract'

import { operationQuery } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'

import { announce, announceNotSaved } from '../announcer.tsx'

/** Ticks a clock or counter. The page shows the new value at once. */
export function useTick(tracker: Tracker): (by: number) => void {
  const queries = useQueryClient()
  const campaignId = useMe().campaign.id
  const { queryKey } = operationQuery('getTrackers', { campaignId })
  const stepped = (one: Tracker, by: number) => ({ ...one, value: steppedValue(one, by) })
  const { mutate } = useWrite('tickTracker', {
    scope: { id: `ticks of ${tracker.id}` },
    params: (by: number) => ({ campaignId, trackerId: tracker.id, by }),
    onMutate: async (by) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<AnswerOf<'getTrackers'>>(
        queryKey,
        (known) => known && { trackers: known.trackers.map((one) => (one.id === tracker.id ? stepped(one, by) : one)) },
      )
    },
    onSuccess: ({ tracker: { name, value } }) => announce(`${name}: ${value}`),
    onError: announceNotSaved,
    onSettled: async () =>
      await Promise.all(
        ['getTrackers', 'getTableHistory'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      ),
  })
  return (by) => mutate(by)
}
