import type { Proposal, ProposalState } from '@waybook/contract'
import { proposals } from '@waybook/messages/proposals'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { Tag, type TagTone } from '#ui/text/tag.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { ProposalHead } from './proposal-head.tsx'

const states: Readonly<Record<ProposalState, { readonly label: () => string; readonly tone: TagTone }>> = {
  open: { label: () => proposals.waiting(), tone: 'purple' },
  accepted: { label: () => proposals.accepted(), tone: 'green' },
  declined: { label: () => proposals.declined(), tone: 'red' },
  withdrawn: { label: () => proposals.withdrawn(), tone: 'grey' },
}

const answerElements = { by: (words: string) => <b>{words}</b> }

/** One of the viewer's proposals, with its outcome. */
export function OwnProposal({ proposal }: { readonly proposal: Proposal }) {
  const { id, state, answer, decidedAt } = proposal
  const { label, tone } = states[state]
  const withdraw = useWrite('withdrawProposal', { params: () => ({ proposalId: id }) })
  return (
    <li className="border-t border-line py-5 first:border-0 first:pt-0">
      <ProposalHead proposal={proposal} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
        <Tag tone={tone}>{label()}</Tag>
        {decidedAt === null ? null : formatDateTime(decidedAt)}
      </p>
      {answer === '' ? null : (
        <p className="mt-2 max-w-measure">
          <RichMessage parts={proposals.gameMasterAnswer({ answer }, answerElements)} />
        </p>
      )}
      {state === 'open' ? (
        <Button
          variant="ghost"
          size="small"
          className="-ms-3 mt-1"
          busy={withdraw.isPending}
          busyLabel={proposals.withdrawing()}
          onClick={() => withdraw.mutate(undefined)}
        >
          {proposals.withdraw()}
        </Button>
      ) : null}
      <StatusLine>{withdraw.error?.message ?? null}</StatusLine>
    </li>
  )
}
