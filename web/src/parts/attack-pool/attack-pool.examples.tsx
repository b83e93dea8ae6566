import { exampleEntity } from '#parts/entity/example-entity.ts'

import { AttackPoolCard } from './attack-pool-card.tsx'

const pistol = { properties: { item_type: 'ranged weapon', item_range: 'medium' } }

export const examples = {
  'AttackPoolCard: with a wielder, without a wielder': (
    <div className="grid gap-4 md:grid-cols-2">
      <AttackPoolCard item={pistol} wielder={exampleEntity} />
      <AttackPoolCard item={pistol} wielder={null} />
    </div>
  ),
}
