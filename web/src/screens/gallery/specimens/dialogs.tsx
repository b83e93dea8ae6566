import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { PlainDialog } from '#ui/dialog/plain-dialog.tsx'
import { SurfaceFoot } from '#ui/dialog/surface-foot.tsx'
import { PictureImage } from '#ui/picture/picture-image.tsx'
import { EnlargeButton } from '#ui/picture/plate.tsx'

import { examplePicture } from '../examples.ts'
import { Specimen } from '../specimen.tsx'

const shapes = ['window', 'sheet'] as const

export function Dialogs() {
  return (
    <>
      {shapes.map((shape) => (
        <Specimen key={shape} name={`Dialog, ${shape}`}>
          <OneDialog shape={shape} />
        </Specimen>
      ))}
      <Specimen name="PlainDialog">
        <OnePlainDialog />
      </Specimen>
      <Specimen name="SurfaceFoot, at the lower edge of a surface">
        <div className="max-w-88 px-4 night md:px-5">
          <p className="py-6">The dice</p>
          <SurfaceFoot>
            <Button variant="primary">Roll</Button>
          </SurfaceFoot>
        </div>
      </Specimen>
      <Specimen name="EnlargeButton, which opens the Lightbox">
        <EnlargeButton
          picture={examplePicture}
          alt="A causeway at low tide"
          className="neatline relative block w-48 overflow-hidden rounded-plate"
        >
          <PictureImage picture={examplePicture} alt="A causeway at low tide" sizes="12rem" />
        </EnlargeButton>
      </Specimen>
    </>
  )
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

function OneDialog({ shape }: { readonly shape: (typeof shapes)[number] }) {
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
