import { useNavigate } from '@tanstack/react-router'
import { Problem, routeOf, type AnswerOf } from '@waybook/contract'
import { mergeFiles } from '@waybook/entity-text/merge'
import { proposals } from '@waybook/messages/proposals'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { isUnreachable } from '#recovery/reach.ts'
import { showNotice } from '#stores/notice.ts'
import { proposalDraft, storeProposalDraft, type ProposalDraft } from '#stores/proposal-drafts.ts'

/** A proposal while a player writes it. It stays on the device until it is sent. */
export function useProposal(source: AnswerOf<'getOpenSource'>) {
  const { id } = source
  const userId = useMe().user.id
  const navigate = useNavigate()
  const now = { text: source.text, version: source.version }
  const [draft, showDraft] = useState<ProposalDraft>(
    () => proposalDraft(userId, id) ?? { text: now.text, remark: '', base: now },
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  const isChanged = draft.text.trimEnd() !== draft.base.text.trimEnd()
  const change = (part: Partial<ProposalDraft>) => {
    const next = { ...draft, ...part }
    showDraft(next)
    setRefusal(null)
    const isWorthSaving = next.text !== next.base.text || next.remark !== ''
    storeProposalDraft(userId, id, isWorthSaving ? next : null)
  }
  const { mutate, isPending } = useWrite('propose', {
    params: ({ text, remark, base }: ProposalDraft) => ({ id, text, baseVersion: base.version, remark }),
    onSuccess: () => {
      storeProposalDraft(userId, id, null)
      showNotice({
        text: proposals.sent(),
        action: { label: proposals.showOwn(), run: () => void navigate({ to: '/proposals' }) },
      })
      void navigate({ to: routeOf(id) })
    },
    onError: (error) => {
      if (isUnreachable(error)) return setRefusal(proposals.outOfReach())
      const latest = latestIn(error)
      if (!latest) return setRefusal(error.message)
      change({ text: merged(draft, latest.text), base: latest })
      setRefusal(proposals.mergedReview())
    },
  })
  return {
    draft,
    isChanged,
    /** Whether the page changed after this draft was started. */
    isOutdated: source.version !== draft.base.version,
    refusal,
    isSending: isPending,
    setText: (text: string) => change({ text }),
    setRemark: (remark: string) => change({ remark }),
    send: () => {
      if (isChanged && !isPending) mutate(draft)
    },
    startAgain: () => {
      showDraft({ text: now.text, remark: '', base: now })
      storeProposalDraft(userId, id, null)
    },
  }
}

export type Proposing = ReturnType<typeof useProposal>

/** The page's current text, if a newer version is why the server refused the proposal. */
function latestIn(error: Error): ProposalDraft['base'] | null {
  if (!(error instanceof Problem) || error.id !== 'conflict') return null
  const { details } = error
  if (!('text' in details) || !('version' in details)) return null
  const { text, version } = details
  return typeof text === 'string' && typeof version === 'string' ? { text, version } : null
}

/** Merges both changes. In a conflict the proposal's words win, because the game master sees both. */
function merged({ text: mine, base }: ProposalDraft, theirs: string): string {
  const both = mergeFiles({ base: base.text, mine, theirs }, 'mine')
  return both.ok ? both.text : mine
}
