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
        Forget what was seen
      </Button>
    )
  return (
    <fieldset aria-label="Forget what was seen" className="grid gap-2 border-t border-line pt-2">
      <p className="text-14 text-ink-2">
        Players keep only what their tokens see now, and what you cleared by hand. This can’t be undone.
      </p>
      <Button
        size="dense"
        variant="danger"
        onClick={() => {
          setAsks(false)
          forget()
        }}
      >
        Forget it
      </Button>
      <Button size="dense" onClick={() => setAsks(false)}>
        Cancel
      </Button>
    </fieldset>
  )
}
