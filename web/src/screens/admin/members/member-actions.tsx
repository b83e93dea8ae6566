import type { Member } from '@waybook/contract'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { MadeLink } from './made-link.tsx'
import { nameOf } from './member-words.ts'
import { RemoveMember } from './remove-member.tsx'
import { useManaging } from './use-managing.ts'

interface MemberActionsProps {
  readonly member: Member
  readonly isSelf: boolean
}

/** What else can be done for a member, or against them. */
export function MemberActions({ member, isSelf }: MemberActionsProps) {
  const { id: memberId, sessions } = member
  const reset = useManaging('makeReset')
  const end = useManaging('endSessions')
  const [removing, setRemoving] = useState(false)
  const error = reset.error ?? end.error
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => reset.mutate({ memberId })} busy={reset.isPending} busyLabel="Making...">
          Make reset link
        </Button>
        {isSelf ? null : (
          <>
            <Button
              size="small"
              onClick={() => end.mutate({ memberId })}
              disabled={sessions === 0}
              busy={end.isPending}
              busyLabel="Ending..."
            >
              End sessions
            </Button>
            <Button size="small" variant="danger" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          </>
        )}
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
      {reset.data ? (
        <MadeLink
          linkId={reset.data.linkId}
          path={reset.data.path}
          what={`With this link ${nameOf(member)} chooses a new password, once, within an hour.`}
          onClose={reset.reset}
        />
      ) : null}
      <RemoveMember member={member} open={removing} onClose={() => setRemoving(false)} />
    </>
  )
}
