import { useNavigate } from '@tanstack/react-router'
import { Problem, type Proposal } from '@waybook/contract'
import { useRef, useState, type RefObject } from 'react'

import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { DeclineForm } from './decline-form.tsx'
import { ProposalHead } from './proposal-head.tsx'

interface OpenProposalProps {
  readonly proposal: Proposal
  readonly onDone: () => void
}

/** A proposal that is waiting for the game master. */
export function OpenProposal({ proposal, onDone }: OpenProposalProps) {
  const { by, placed } = proposal
  const [isDeclining, setDeclining] = useState(false)
  const decline = useRef<HTMLButtonElement>(null)
  const decide = useDecide(proposal, onDone)
  const close = () => {
    setDeclining(false)
    // The button is rendered after this update.
    requestAnimationFrame(() => decline.current?.focus())
  }
  return (
    <li className="border-t border-line py-5 first:border-0 first:pt-0">
      <ProposalHead proposal={proposal} />
      {placed === false ? (
        <p className="mb-3 max-w-measure text-14">
          Part of this proposal is next to text that {by} does not see. Insert it manually.
        </p>
      ) : null}
      {isDeclining ? (
        <DeclineForm
          by={by}
          busy={decide.isPending}
          onDecline={(answer) => decide.mutate({ decision: 'decline', answer })}
          onCancel={close}
        />
      ) : (
        <Decisions
          proposal={proposal}
          busy={decide.isPending}
          declineRef={decline}
          onAccept={() => decide.mutate({ decision: 'accept', answer: '' })}
          onDecline={() => setDeclining(true)}
        />
      )}
      <StatusLine>{decide.error?.message ?? null}</StatusLine>
    </li>
  )
}

interface DecisionsProps {
  readonly proposal: Proposal
  readonly busy: boolean
  readonly declineRef: RefObject<HTMLButtonElement | null>
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** The buttons that decide. A proposal without a place can only be inserted manually. */
function Decisions({ proposal: { id, entity, placed }, busy, declineRef, onAccept, onDecline }: DecisionsProps) {
  const name = entity?.name ?? ''
  return (
    <div className="flex flex-wrap gap-3">
      {placed === false ? (
        <ButtonLink
          variant="primary"
          href={editProposalAddress(id)}
          aria-label={`Insert the proposal for ${name} manually`}
        >
          Insert manually
        </ButtonLink>
      ) : (
        <>
          <Button
            variant="primary"
            aria-label={`Accept the proposal for ${name}`}
            busy={busy}
            busyLabel="Accepting..."
            onClick={onAccept}
          >
            Accept
          </Button>
          <ButtonLink href={editProposalAddress(id)} aria-label={`Edit the proposal for ${name}`}>
            Edit
          </ButtonLink>
        </>
      )}
      <Button ref={declineRef} variant="ghost" aria-label={`Decline the proposal for ${name}`} onClick={onDecline}>
        Decline
      </Button>
    </div>
  )
}

function useDecide({ id, by, entity }: Proposal, onDone: () => void) {
  const navigate = useNavigate()
  const name = entity?.name ?? ''
  return useWrite('decideProposal', {
    params: ({ decision, answer }: { readonly decision: 'accept' | 'decline'; readonly answer: string }) => ({
      proposalId: id,
      decision,
      answer,
    }),
    onSuccess: (_answer, { decision }) => {
      onDone()
      showNotice({
        text: decision === 'accept' ? `${name} is changed. Readers see it now.` : `Declined. ${by} will be notified.`,
      })
    },
    onError: (error) => {
      // Somebody else changed the same words.
      if (error instanceof Problem && 'hunks' in error.details) void navigate({ to: editProposalAddress(id) })
    },
  })
}

/** The address at which the game master edits a proposal. */
const editProposalAddress = (id: string) => `/proposals/${id}`
