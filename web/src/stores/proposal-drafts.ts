import { inCampaign, readStored, removeStored, writeStored } from './device-storage.ts'

/** A user's unsent edit of a page's text. */
export interface ProposalDraft {
  readonly text: string
  readonly remark: string
  /** The text that the user edited. */
  readonly base: { readonly text: string; readonly version: string }
}

/** Includes the account, because several people may use one device. */
export const proposalDraftsPrefixOf = (userId: string) => `waybook.proposal.${userId}.`
const keyOf = (userId: string, entityId: string) => `${inCampaign(proposalDraftsPrefixOf(userId))}${entityId}`

export function proposalDraft(userId: string, entityId: string): ProposalDraft | null {
  const stored = readStored('localStorage', keyOf(userId, entityId))
  if (stored === null) return null
  try {
    const draft: unknown = JSON.parse(stored)
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** If the browser blocks storage, the draft lasts only as long as the page. `null` removes it. */
export function storeProposalDraft(userId: string, entityId: string, draft: ProposalDraft | null): void {
  if (draft === null) removeStored('localStorage', keyOf(userId, entityId))
  else writeStored('localStorage', keyOf(userId, entityId), JSON.stringify(draft))
}

function isDraft(stored: unknown): stored is ProposalDraft {
  if (typeof stored !== 'object' || stored === null) return false
  if (!('text' in stored) || !('remark' in stored) || !('base' in stored)) return false
  const { text, remark, base } = stored
  if (typeof base !== 'object' || base === null || !('text' in base) || !('version' in base)) return false
  return [text, remark, base.text, base.version].every((one) => typeof one === 'string')
}

/** When the user last saw the outcome of their proposals, in milliseconds since 1970. */
export const proposalsSeenKeyOf = (userId: string) => `waybook.proposals-seen.${userId}`

export function proposalsSeenAt(userId: string): number {
  return Number(readStored('localStorage', inCampaign(proposalsSeenKeyOf(userId))) ?? 0) || 0
}

export function storeProposalsSeenAt(userId: string, at: number): void {
  writeStored('localStorage', inCampaign(proposalsSeenKeyOf(userId)), String(at))
}
