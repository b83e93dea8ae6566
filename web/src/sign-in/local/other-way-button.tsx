import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

import { refusalWords, type Outcome } from './post.ts'

interface OtherWayButtonProps {
  readonly label: string
  readonly busyLabel: string
  readonly enter: () => Promise<Outcome>
  readonly onDone: (answer: unknown) => void
}

/** A way to sign in without the form. Stays busy while the next page loads. */
export function OtherWayButton({ label, busyLabel, enter, onDone }: OtherWayButtonProps) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const start = async () => {
    setBusy(true)
    setFault('')
    const outcome = await enter()
    if (outcome.ok) return onDone(outcome.answer)
    setFault(refusalWords(outcome))
    setBusy(false)
  }
  return (
    <div className="grid gap-2">
      <Button onClick={() => void start()} busy={busy} busyLabel={busyLabel} className="w-full">
        {label}
      </Button>
      <p role="alert" className="text-14 font-semibold text-bad empty:hidden">
        {fault}
      </p>
    </div>
  )
}
