import { emptyPool } from '@waybook/rules'

import { DiceChanges } from './dice-changes.tsx'
import { OddsPanel } from './odds-panel.tsx'
import { NetTally, ThrownDice } from './thrown-dice.tsx'

const pool = { ...emptyPool, proficiency: 2, ability: 1, boost: 1, difficulty: 3, setback: 1 }

export const examples = {
  'OddsPanel, NetTally, ThrownDice, DiceChanges': (
    <div className="grid max-w-94 gap-4 rounded-tray p-4 night">
      <OddsPanel pool={pool} panelRef={null} />
      <NetTally net={{ success: 2, advantage: 3, triumph: 0, despair: 1 }} />
      <ThrownDice fallen={{ proficiency: [6, 9], ability: [3], difficulty: [1, 3, 0] }} />
      <DiceChanges
        roll={{ changed: { thrown: { proficiency: [6, 9], ability: [0], difficulty: [1, 3, 0] } }, asked: 1 }}
        onOpen={() => {}}
      />
    </div>
  ),
}
