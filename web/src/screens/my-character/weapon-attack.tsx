import type { Entity } from '@waybook/contract'
import { gameWords } from '@waybook/messages/gameWords'
import { sheet } from '@waybook/messages/sheet'
import { attackPool, qualityText, weaponDamage, type Attack, type WeaponFigures } from '@waybook/rules'

import { missingText, scoreOf } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { skillName } from '#ui/text/skill-names.ts'

interface AttackProps {
  readonly attack: Attack
  readonly wielder: Entity
}

/** The range and the damage, such as `Medium, damage 5`. */
export function Reach({ attack, damage, wielder }: AttackProps & Pick<WeaponFigures, 'damage'>) {
  const brawn = wielder.characteristics?.['brawn'] ?? null
  return (
    <p className="leading-tight text-14 text-ink-2">
      {damage === null
        ? gameWords.band({ band: attack.range })
        : sheet.rangeAndDamage({ range: gameWords.band({ band: attack.range }), damage: weaponDamage(damage, brawn) })}
    </p>
  )
}

/** How many advantages a critical injury costs, and the qualities, such as `Critical 3, Pierce 2, Knockdown`. */
export function Qualities({ critical, qualities }: Pick<WeaponFigures, 'critical' | 'qualities'>) {
  const words = [
    ...(critical === null ? [] : [sheet.critical({ advantages: critical })]),
    ...qualities.map(qualityText),
  ]
  if (words.length === 0) return null
  return <p className="leading-tight text-14 text-ink-2">{words.join(', ')}</p>
}

interface RowAttackProps extends AttackProps {
  /** `null` for bare hands. */
  readonly weaponId: string | null
  readonly name: string
}

/** Asks for the target and starts the attack. */
export function RowAttack({ attack, weaponId, name, wielder }: RowAttackProps) {
  if (!scoreOf(wielder, attack.skill, attack.characteristic)) return <span />
  return (
    <Button
      aria-label={sheet.attackWith({ weapon: name })}
      aria-haspopup="dialog"
      onClick={() => askForAim({ kind: 'attack', characterId: wielder.id, weaponId, name })}
    >
      {sheet.attack()}
    </Button>
  )
}

/** The dice that the attack puts into the tray. */
export function AttackDice({ attack, wielder }: AttackProps) {
  const skills = useSkills()
  const score = scoreOf(wielder, attack.skill, attack.characteristic)
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-14 text-ink-2">
      {score ? (
        <>
          <span>
            <DicePips pool={{ ...attackPool(attack, score), difficulty: 0 }} />
          </span>
          <span>{`${skillName(skills, attack.skill)}, ${gameWords.difficulty(attack.difficulty)}`}</span>
        </>
      ) : (
        missingText(wielder.name, [attack.characteristic])
      )}
    </p>
  )
}
