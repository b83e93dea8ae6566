import type { CharacterDynamic, Entity } from '@waybook/contract'
import { soakOf } from '@waybook/rules'

import { Panel } from '#ui/page/panel.tsx'

import { LastUpdated } from './last-updated.tsx'
import { PointStepper } from './point-stepper.tsx'

interface CombatStatsProps {
  readonly character: Pick<Entity, 'id' | 'characteristics' | 'maxHp' | 'strainThreshold'>
  readonly dynamic: CharacterDynamic
}

/** What changes in a fight. */
export function CombatStats({ character, dynamic }: CombatStatsProps) {
  const { id, characteristics, maxHp, strainThreshold } = character
  return (
    <Panel title="Combat Stats" tight>
      <div className="grid gap-5.5">
        <PointStepper label="Hit Points" characterId={id} field="hitpoints" dynamic={dynamic} most={maxHp} />
        <PointStepper label="Strain" characterId={id} field="strain" dynamic={dynamic} most={strainThreshold} />
        <dl className="flex items-baseline justify-between border-t border-line pt-3.5">
          <dt>Armor (Soak)</dt>
          <dd className="font-serif text-26 leading-none font-semibold lining-nums">
            {soakOf(characteristics?.['brawn'] ?? 0)}
          </dd>
        </dl>
      </div>
      <LastUpdated at={dynamic.lastUpdated} />
    </Panel>
  )
}
