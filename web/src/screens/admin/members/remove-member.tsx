import type { Member } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { nameOf } from './member-words.ts'
import { useManaging } from './use-managing.ts'

interface RemoveMemberProps {
  readonly member: Member
  readonly open: boolean
  readonly onClose: () => void
}

export function RemoveMember({ member, open, onClose }: RemoveMemberProps) {
  const { mutate, isPending, error } = useManaging('removeMember')
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
