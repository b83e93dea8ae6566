import type { Entity } from '@waybook/contract'
import { characteristicOf, characteristics, isSkill } from '@waybook/rules'

import { useTray } from '#stores/tray.ts'
import { Panel } from '#ui/page/panel.tsx'
import { StatBox } from '#ui/text/fact-list.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

/** The six characteristics. The one used by the pool in the tray is marked. */
export function SheetCharacteristics({ character }: { readonly character: Pick<Entity, 'id' | 'characteristics'> }) {
  const { skill, characterId } = useTray()
  const poolCharacteristic =
    skill !== null && isSkill(skill) && characterId === character.id ? characteristicOf[skill] : null
  return (
    <Panel title="Characteristics" tight>
      <dl className="grid grid-cols-3 gap-2">
        {characteristics.map((one) => (
          <StatBox
            key={one}
            label={camelCaseToWords(one)}
            value={character.characteristics?.[one] ?? 0}
            marked={one === poolCharacteristic}
          />
        ))}
      </dl>
    </Panel>
  )
}
