import type { Member } from '@waybook/contract'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { MadeLink } from './made-link.tsx'
import { nameOf } from './member-words.ts'
import { useMemberWrite } from './use-members.ts'

interface MemberActionsProps {
  readonly member: Member
  readonly isSelf: boolean
}

/** A reset link, the end of their sessions, and their removal. */
export function MemberActions({ member, isSelf }: MemberActionsProps) {
  const { id: memberId, sessions } = member
  const reset = useMemberWrite('makeReset')
  const end = useMemberWrite('endSessions')
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

interface RemoveMemberProps {
  readonly member: Member
  readonly open: boolean
  readonly onClose: () => void
}

function RemoveMember({ member, open, onClose }: RemoveMemberProps) {
  const { mutate, isPending, error } = useMemberWrite('removeMember')
  return (
    <Dialog open={open} onClose={onClose} title={`Remove ${nameOf(member)}?`}>
      <p>
        Their account is deleted and they are signed out at once. What they did in play stays, and their character is
        free for somebody else.
      </p>
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="danger"
          onClick={() => mutate({ memberId: member.id }, { onSuccess: onClose })}
          busy={isPending}
          busyLabel="Removing..."
        >
          Remove
        </Button>
      </div>
    </Dialog>
  )
}
