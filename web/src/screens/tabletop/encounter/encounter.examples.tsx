import { exampleEncounter } from '#parts/encounter/example-encounter.ts'

import { CombatantsSection } from './combatants/combatants-section.tsx'
import { GroupPips } from './combatants/group-pips.tsx'
import { OrderSection } from './order/order-section.tsx'

export const examples = {
  'GroupPips: the fallen are struck through': <GroupPips group={{ size: 5, left: 3, unit: 4, ranks: 2 }} />,
  'The game master’s panel: order, combatants': (
    <div className="grid w-84 max-w-full gap-5 rounded-panel p-4 night">
      <OrderSection encounter={exampleEncounter} />
      <CombatantsSection encounter={exampleEncounter} selectedId="raiders" onSelect={() => {}} />
    </div>
  ),
}
