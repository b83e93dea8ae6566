import type { Member } from '@waybook/contract'
import { members } from '@waybook/messages/members'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { nameOf } from './member-labels.ts'
import { NewLink } from './new-link.tsx'
import { useMemberWrite } from './use-members.ts'

interface MemberActionsProps {
  readonly member: Member
  readonly isSelf: boolean
}

/** Buttons to create a reset link, to end the sessions and to remove the member. */
export function MemberActions({ member, isSelf }: MemberActionsProps) {
  const { id: memberId, sessions } = member
  const reset = useMemberWrite('makeReset')
  const end = useMemberWrite('endSessions')
  const [removing, setRemoving] = useState(false)
  const error = reset.error ?? end.error
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="dense"
          onClick={() => reset.mutate({ memberId })}
          busy={reset.isPending}
          busyLabel={members.creating()}
        >
          {members.createReset()}
        </Button>
        {isSelf ? null : (
          <>
            <Button
              size="dense"
              onClick={() => end.mutate({ memberId })}
              disabled={sessions === 0}
              busy={end.isPending}
              busyLabel={members.ending()}
            >
              {members.endSessions()}
            </Button>
            <Button size="dense" variant="danger" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
              {members.remove()}
            </Button>
          </>
        )}
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
      {reset.data ? (
        <NewLink
          linkId={reset.data.linkId}
          path={reset.data.path}
          what={members.resetUse({ name: nameOf(member) })}
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
    <Dialog open={open} onClose={onClose} title={members.removeQuestion({ name: nameOf(member) })}>
      <p>{members.removeConsequence()}</p>
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{members.cancel()}</Button>
        <Button
          variant="danger"
          onClick={() => mutate({ memberId: member.id }, { onSuccess: onClose })}
          busy={isPending}
          busyLabel={members.removing()}
        >
          {members.remove()}
        </Button>
      </div>
    </Dialog>
  )
}
