import type { Entity } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'
import { gameWords } from '@waybook/messages/gameWords'
import { characteristics } from '@waybook/rules'

import { StatBox } from '#ui/text/fact-list.tsx'

import { missingCharacteristics, missingText } from './scores.ts'

interface CharacteristicsSectionProps {
  readonly character: Pick<Entity, 'name' | 'characteristics'>
}

/** The six characteristics, and a note about those that the character's file omits. Hidden if the file has none of them. */
export function CharacteristicsSection({ character }: CharacteristicsSectionProps) {
  const missing = missingCharacteristics(character)
  if (missing.length === characteristics.length) return null
  return (
    <section aria-label={entityParts.characteristics()} className="@container">
      <h2 className="mb-2 text-26">{entityParts.characteristics()}</h2>
      <dl className="grid grid-cols-3 gap-2 @min-[32rem]:grid-cols-6">
        {characteristics.map((characteristic) => (
          <StatBox
            key={characteristic}
            label={gameWords.characteristic({ characteristic })}
            value={character.characteristics?.[characteristic] ?? '–'}
          />
        ))}
      </dl>
      {missing.length === 0 ? null : <p className="mt-2 text-14 text-ink-2">{missingText(character.name, missing)}</p>}
    </section>
  )
}
