import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'

/** The number of proposals that wait for the viewer's decision. `ProposalNews` fetches it. */
export function useWaitingProposals(): number {
  const isGameMaster = useMe().role === 'gameMaster'
  const { data } = useOperation('countProposals', {}, { enabled: false })
  return isGameMaster ? (data?.open ?? 0) : 0
}
