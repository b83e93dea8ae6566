import { tableEncounter } from '@waybook/messages/tableEncounter'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { StartForm } from '../start/start-form.tsx'

/** Opens the form that adds combatants to the encounter. */
export function AddCombatants() {
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  return (
    <div className="mt-2 grid">
      <Button size="small" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <Icon name="plus" />
        {tableEncounter.addCombatants()}
      </Button>
      <Dialog open={adding} onClose={close} title={tableEncounter.addCombatants()} shape="sheet">
        <StartForm onDone={close} />
      </Dialog>
    </div>
  )
}
