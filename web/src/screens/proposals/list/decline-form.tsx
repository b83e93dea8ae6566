import { REMARK_MAX } from '@waybook/contract'
import { proposals } from '@waybook/messages/proposals'
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'

import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'

interface DeclineFormProps {
  /** The author's first name. */
  readonly by: string
  readonly busy: boolean
  readonly onDecline: (answer: string) => void
  readonly onCancel: () => void
}

/** Declines a proposal, with an optional message to its author. */
export function DeclineForm({ by, busy, onDecline, onCancel }: DeclineFormProps) {
  const [answer, setAnswer] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) onDecline(answer.trim())
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    if (event.key === 'Escape') onCancel()
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-4">
      <TextArea
        label={proposals.messageTo({ name: by })}
        hint={proposals.optional()}
        maxLength={REMARK_MAX}
        value={answer}
        onKeyDown={onKey}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel={proposals.declining()}>
          {proposals.decline()}
        </Button>
        <Button onClick={onCancel}>{proposals.cancel()}</Button>
      </div>
    </form>
  )
}
