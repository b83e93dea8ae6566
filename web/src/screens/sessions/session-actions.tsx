import { useNavigate } from '@tanstack/react-router'
import { LINE_MAX, type Session } from '@waybook/contract'
import { sessionLog } from '@waybook/messages/sessionLog'
import { useState } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { openEveningEnd } from '#stores/evening.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { NewsletterDraft } from './newsletter-draft.tsx'
import { useSessionChange } from './use-session-change.ts'

/** The placeholder reserves room for the label, field and hint. */
const SessionDate = lazyPart(async () => (await import('./session-date.tsx')).SessionDate, {
  loading: <div className="h-26" />,
  inAdvance: false,
})

/** What a game master does with a session. */
export function SessionActions({ session }: { readonly session: Session }) {
  const { id, endedAt, date } = session
  const { mutate, isPending, error } = useSessionChange('endSession')
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-start gap-3">
        <NewsletterDraft sessionId={id} />
        {endedAt === null ? (
          <>
            <Button onClick={openEveningEnd}>{sessionLog.endEvening()}</Button>
            <Button onClick={() => mutate({ sessionId: id })} busy={isPending} busyLabel={sessionLog.ending()}>
              {sessionLog.end()}
            </Button>
          </>
        ) : null}
        <DeleteSession session={session} />
      </div>
      <StatusLine>{error?.message ?? null}</StatusLine>
      <SessionDate key={date} session={session} />
    </div>
  )
}

function DeleteSession({ session }: { readonly session: Session }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { mutateAsync, isPending, error } = useSessionChange('deleteSession')
  const confirm = async () => {
    await mutateAsync({ sessionId: session.id })
    await navigate({ to: '/sessions' })
  }
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {sessionLog.deleteMore()}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={sessionLog.deleteQuestion(session)}>
        <p>{sessionLog.deleteConsequence()}</p>
        <StatusLine>{error?.message ?? null}</StatusLine>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="danger"
            busy={isPending}
            busyLabel={sessionLog.deleting()}
            onClick={() => void confirm().catch(() => undefined)}
          >
            {sessionLog.deleteIt()}
          </Button>
          <Button onClick={() => setOpen(false)}>{sessionLog.cancel()}</Button>
        </div>
      </Dialog>
    </>
  )
}

/** Writes a line into the log. */
export function AddLine({ sessionId }: { readonly sessionId: string }) {
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useSessionChange('addSessionLine')
  const add = () => {
    if (text.trim() !== '') mutate({ sessionId, text }, { onSuccess: () => setText('') })
  }
  return (
    <form action={add} className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label={sessionLog.line()}
            hint={sessionLog.lineHint()}
            value={text}
            maxLength={LINE_MAX}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" busy={isPending} busyLabel={sessionLog.adding()}>
          {sessionLog.add()}
        </Button>
      </div>
      <StatusLine>{error?.message ?? null}</StatusLine>
    </form>
  )
}
