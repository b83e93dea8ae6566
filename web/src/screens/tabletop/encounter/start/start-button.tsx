import { tableEncounterStart } from '@waybook/messages/tableEncounterStart'
import { useState } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

const StartForm = lazyPart<{ readonly onDone: () => void }>(async () => (await import('./start-form.tsx')).StartForm, {
  inAdvance: false,
  loading: <Spinner />,
})

export function StartButton() {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid">
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {tableEncounterStart.start()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={tableEncounterStart.start()} shape="sheet">
        <StartForm onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
