import { useNavigate } from '@tanstack/react-router'
import { Problem, type Proposal } from '@waybook/contract'
import { proposals } from '@waybook/messages/proposals'
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
      {placed === false ? <p className="mb-3 max-w-measure text-14">{proposals.notPlaced({ by })}</p> : null}
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
        <ButtonLink variant="primary" href={editProposalAddress(id)} aria-label={proposals.insertFor({ name })}>
          {proposals.insertManually()}
        </ButtonLink>
      ) : (
        <>
          <Button
            variant="primary"
            aria-label={proposals.acceptFor({ name })}
            busy={busy}
            busyLabel={proposals.accepting()}
            onClick={onAccept}
          >
            {proposals.accept()}
          </Button>
          <ButtonLink href={editProposalAddress(id)} aria-label={proposals.editFor({ name })}>
            {proposals.edit()}
          </ButtonLink>
        </>
      )}
      <Button ref={declineRef} variant="ghost" aria-label={proposals.declineFor({ name })} onClick={onDecline}>
        {proposals.decline()}
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
        text: decision === 'accept' ? proposals.changed({ name }) : proposals.declinedNotice({ by }),
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
