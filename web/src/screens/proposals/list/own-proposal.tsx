import type { Proposal, ProposalState } from '@waybook/contract'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { Tag, type TagTone } from '#ui/text/tag.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { ProposalHead } from './proposal-head.tsx'

const states: Readonly<Record<ProposalState, { readonly label: string; readonly tone: TagTone }>> = {
  open: { label: 'Waiting', tone: 'purple' },
  accepted: { label: 'Accepted', tone: 'green' },
  declined: { label: 'Declined', tone: 'red' },
  withdrawn: { label: 'Withdrawn', tone: 'grey' },
}

/** One of the viewer's proposals, with its outcome. */
export function OwnProposal({ proposal }: { readonly proposal: Proposal }) {
  const { id, state, answer, decidedAt } = proposal
  const { label, tone } = states[state]
  const withdraw = useWrite('withdrawProposal', { params: () => ({ proposalId: id }) })
  return (
    <li className="border-t border-line py-5 first:border-0 first:pt-0">
      <ProposalHead proposal={proposal} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
        <Tag tone={tone}>{label}</Tag>
        {decidedAt === null ? null : formatDateTime(decidedAt)}
      </p>
      {answer === '' ? null : (
        <p className="mt-2 max-w-measure">
          <b>The game master:</b> {answer}
        </p>
      )}
      {state === 'open' ? (
        <Button
          variant="ghost"
          size="small"
          className="-ms-3 mt-1"
          busy={withdraw.isPending}
          busyLabel="Withdrawing..."
          onClick={() => withdraw.mutate(undefined)}
        >
          Withdraw
        </Button>
      ) : null}
      <StatusLine>{withdraw.error?.message ?? null}</StatusLine>
    </li>
  )
}
