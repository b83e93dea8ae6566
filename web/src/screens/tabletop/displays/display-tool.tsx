import { useState } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'

import { ToolButton } from '../hud/tool-button.tsx'

const DisplayDialog = lazyPart<{ readonly onClose: () => void }>(
  async () => (await import('./display-dialog.tsx')).DisplayDialog,
  { inAdvance: false },
)

/** Opens the dialog that connects televisions. */
export function DisplayTool() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolButton icon="display" label="Display" named aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {isOpen ? <DisplayDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
