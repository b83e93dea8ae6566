import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'

/** How many proposals wait for the viewer to decide them. `ProposalNews` asks for the number. */
export function useWaitingProposals(): number {
  const isGameMaster = useMe().role === 'gameMaster'
  const { data } = useOperation('countProposals', {}, { enabled: false })
  return isGameMaster ? (data?.open ?? 0) : 0
}
