import type { Entity } from '@waybook/contract'
import { gameWords } from '@waybook/messages/gameWords'
import { sheetPoints } from '@waybook/messages/sheetPoints'
import { characteristics } from '@waybook/rules'

import { useSkills } from '#parts/entity/use-skills.ts'
import { useTray } from '#stores/tray.ts'
import { Panel } from '#ui/page/panel.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { StatBox } from '#ui/text/fact-list.tsx'

/** The six characteristics. Marks the one that the tray's pool uses. */
export function SheetCharacteristics({ character }: { readonly character: Pick<Entity, 'id' | 'characteristics'> }) {
  const { skill, characterId } = useTray()
  const skills = useSkills()
  const poolCharacteristic =
    characterId === character.id ? skills.find(({ id }) => id === skill)?.characteristic : undefined
  const isNarrow = useNarrow()
  return (
    <Panel title={sheetPoints.characteristics()} tight flat>
      <dl className="grid grid-cols-6 gap-1.5 md:grid-cols-3 md:gap-2">
        {characteristics.map((one) => (
          <StatBox
            key={one}
            label={gameWords.characteristic({ characteristic: one })}
            short={isNarrow}
            value={character.characteristics?.[one] ?? '–'}
            marked={one === poolCharacteristic}
          />
        ))}
      </dl>
    </Panel>
  )
}
