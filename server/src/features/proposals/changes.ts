import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'
import type { ProposalChange } from './queries.ts'

export const proposalChange: ChangeKind<ProposalChange> = {
  ...aboutSubject,
  isOwn: ({ payload }, userId) => payload.author === userId,
  presenter: refetched('proposals'),
  logLine: ({ payload }) => ({ did: 'proposalChanged', unit: payload.proposalId }),
  news: noNews,
}
