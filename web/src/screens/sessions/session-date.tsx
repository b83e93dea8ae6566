import type { Session } from '@waybook/contract'
import { sessionLog } from '@waybook/messages/sessionLog'
import { useState, type SubmitEvent } from 'react'

import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import { useSessionChange } from './use-session-change.ts'

/** A field where the game master sets the campaign date of a session. */
export function SessionDate({ session: { id, date } }: { readonly session: Session }) {
  const [text, setText] = useState(date ?? '')
  const { mutate, isPending, error } = useSessionChange('setSessionDate')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    mutate({ sessionId: id, date: text.trim() === '' ? null : text })
  }
  return (
    <form onSubmit={submit} noValidate className="max-w-[26rem]">
      <TextField
        label={sessionLog.date()}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={error?.message}
        hint={sessionLog.dateHint()}
        action={
          <Button type="submit" className="shrink-0" busy={isPending} busyLabel={sessionLog.saving()}>
            {sessionLog.save()}
          </Button>
        }
      />
    </form>
  )
}
