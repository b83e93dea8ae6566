import { tableSight } from '@waybook/messages/tableSight'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

import { useForgetSeen } from './use-sight-writes.ts'

/** Forgets what was seen, after a confirmation. */
export function ForgetSeen() {
  const [asks, setAsks] = useState(false)
  const forget = useForgetSeen()
  if (!asks)
    return (
      <Button size="small" onClick={() => setAsks(true)}>
        {tableSight.forget()}
      </Button>
    )
  return (
    <fieldset aria-label={tableSight.forget()} className="grid gap-2 border-t border-line pt-2">
      <p className="text-14 text-ink-2">{tableSight.forgetHint()}</p>
      <Button
        size="dense"
        variant="danger"
        onClick={() => {
          setAsks(false)
          forget()
        }}
      >
        {tableSight.forgetIt()}
      </Button>
      <Button size="dense" onClick={() => setAsks(false)}>
        {tableSight.cancel()}
      </Button>
    </fieldset>
  )
}
