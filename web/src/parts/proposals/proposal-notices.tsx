import { useLocation, useNavigate } from '@tanstack/react-router'
import { proposalNews } from '@waybook/messages/proposalNews'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { showNotice } from '#stores/notice.ts'
import { proposalsSeenAt } from '#stores/proposal-drafts.ts'

const LIST = '/proposals'

/** Fetches the number of open proposals, also for the navigation, and notifies the viewer of news. */
export function ProposalNotices() {
  const { role, user } = useMe()
  const { data } = useOperation('countProposals', {})
  const navigate = useNavigate()
  const isThere = useLocation({ select: ({ pathname }) => pathname === LIST })
  const notified = useRef<{ readonly open: number; readonly decidedAt: number } | null>(null)
  const notify = useEffectEvent((open: number, decidedAt: number) => {
    const before = notified.current
    notified.current = { open, decidedAt }
    const isNew =
      role === 'gameMaster'
        ? before !== null && open > before.open
        : decidedAt > Math.max(proposalsSeenAt(user.id), before?.decidedAt ?? 0)
    if (!isNew || isThere) return
    const text = role === 'gameMaster' ? proposalNews.proposed() : proposalNews.decided()
    showNotice({ text, action: { label: proposalNews.view(), run: () => void navigate({ to: LIST }) } })
  })
  useEffect(() => {
    if (data) notify(data.open, data.decidedAt ?? 0)
  }, [data])
  return null
}
