import type { Encounter } from '@waybook/contract'
import { useState } from 'react'

import { PanelSection } from '#screens/tabletop/panel/panel-section.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { StartForm } from '../start/start-form.tsx'
import { CombatantRow } from './combatant-row.tsx'

interface CombatantsSectionProps {
  readonly encounter: Encounter
  readonly selectedId: string | null
}

/** Everybody who takes part, with their wounds: a group of minions is one. */
export function CombatantsSection({ encounter, selectedId }: CombatantsSectionProps) {
  const [adding, setAdding] = useState(false)
  const { combatants } = encounter
  const unknown = combatants.filter(({ known }) => !known).length
  const note = `${combatants.length}${unknown === 0 ? '' : `, ${unknown} unknown to players`}`
  return (
    <PanelSection title="Combatants" note={note}>
      <ul>
        {combatants.map((combatant) => (
          <CombatantRow
            key={combatant.id}
            encounter={encounter}
            combatant={combatant}
            selected={combatant.id === selectedId}
          />
        ))}
      </ul>
      <div className="mt-2 grid">
        <Button size="small" className="min-h-11" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          Add combatants
        </Button>
      </div>
      <Dialog open={adding} onClose={() => setAdding(false)} title="Add combatants" shape="sheet">
        <StartForm onDone={() => setAdding(false)} />
      </Dialog>
    </PanelSection>
  )
}
