import type { Entity } from '@waybook/contract'
import { tableCombatantSheet } from '@waybook/messages/tableCombatantSheet'
import { characteristics, skillPool } from '@waybook/rules'

import { scoreOf, skillNote } from '#parts/entity/scores.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { openTray } from '#stores/tray.ts'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { ShortLabel } from '#ui/text/fact-list.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { WeaponList } from './weapon-list.tsx'

interface CombatantSheetProps {
  readonly characterId: string
  /** The combatant's id in checks. */
  readonly participantId: string
}

/** The characteristics, skills and weapons of a combatant's character. */
export function CombatantSheet({ characterId, participantId }: CombatantSheetProps) {
  const lookup = useEntity(characterId)
  if (lookup.state !== 'found') return null
  const character = lookup.entity
  return (
    <>
      <Characteristics character={character} />
      <WeaponList character={character} participantId={participantId} />
      <SkillList character={character} />
      {character.description === '' ? null : <p className="text-14 text-ink-2">{character.description}</p>}
    </>
  )
}

function Characteristics({ character }: { readonly character: Entity }) {
  return (
    <dl
      aria-label={tableCombatantSheet.characteristics()}
      className="grid grid-cols-6 divide-x divide-line text-center"
    >
      {characteristics.map((one) => (
        <div key={one} className="flex flex-col-reverse">
          <dt className="text-12 text-ink-2">
            <ShortLabel label={camelCaseToWords(one)} />
          </dt>
          <dd className="numeral">{character.characteristics?.[one] ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The character's skills with ranks. Pressing one opens the tray with its pool. */
function SkillList({ character }: { readonly character: Entity }) {
  const skills = useSkills().filter(({ id }) => (character.skills?.[id] ?? 0) > 0)
  if (skills.length === 0) return null
  return (
    <ul aria-label={tableCombatantSheet.skills()} className="grid">
      {skills.map(({ id, name, characteristic }) => {
        const score = scoreOf(character, id, characteristic)
        if (!score) return null
        const pool = skillPool(score.value, score.ranks)
        return (
          <li key={id} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => openTray({ pool, note: skillNote(score), skill: id, characterId: character.id })}
              className="flex min-h-touch w-full items-center justify-between gap-3 text-start font-medium hover:bg-raised"
            >
              {name}
              <span>
                <DicePips pool={pool} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
