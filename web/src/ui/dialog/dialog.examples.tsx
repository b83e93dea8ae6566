import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

import { Dialog } from './dialog.tsx'
import { PlainDialog } from './plain-dialog.tsx'
import { SurfaceFoot } from './surface-foot.tsx'

export const examples = {
  'Dialog, window': <OneDialog shape="window" />,
  'Dialog, sheet': <OneDialog shape="sheet" />,
  PlainDialog: <OnePlainDialog />,
  'SurfaceFoot, at the lower edge of a surface': (
    <div className="max-w-88 px-4 night md:px-5">
      <p className="py-6">The dice</p>
      <SurfaceFoot>
        <Button variant="primary">Roll</Button>
      </SurfaceFoot>
    </div>
  ),
}

function OnePlainDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open without its code
      </Button>
      {open ? (
        <PlainDialog label="Dice Roller" onClose={close}>
          <p>It could not be loaded.</p>
        </PlainDialog>
      ) : null}
    </>
  )
}

function OneDialog({ shape }: { readonly shape: 'window' | 'sheet' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {`Open the ${shape}`}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Put out the lamp?" shape={shape}>
        <p>Everyone on the causeway will have to walk on in the dark.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => setOpen(false)}>Leave it</Button>
          <Button variant="danger" onClick={() => setOpen(false)}>
            Put it out
          </Button>
        </div>
      </Dialog>
    </>
  )
}
