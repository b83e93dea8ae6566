import type { Entity } from '@waybook/contract'
import { attackPool } from '@waybook/rules'

import { Button } from '#ui/button/button.tsx'
import { wordsOf } from '#ui/text/words-of.ts'

import { openTray } from '../../client/tray.ts'
import { attackOf } from './attack-of.ts'
import { characteristicsOf } from './characteristics-of.ts'

interface AttackButtonProps {
  readonly item: Pick<Entity, 'name' | 'properties'>
  readonly wielder: Pick<Entity, 'id' | 'characteristics' | 'skills'>
  /** Called before the tray opens. */
  readonly onPressed?: () => void
}

/** Puts a weapon's attack, difficulty included, into the tray. */
export function AttackButton({ item, wielder, onPressed }: AttackButtonProps) {
  const attack = attackOf(item)
  if (!attack) return null
  const { skill, characteristic } = attack
  const characteristics = characteristicsOf(wielder)
  const ranks = wielder.skills?.[skill] ?? 0
  const put = () => {
    onPressed?.()
    openTray({
      pool: attackPool(attack, characteristics, wielder.skills ?? {}),
      reason: item.name,
      note: `${wordsOf(characteristic)} ${characteristics[characteristic]}, ${wordsOf(skill)} ${ranks}`,
      skill,
      characterId: wielder.id,
    })
  }
  return (
    <Button variant="primary" onClick={put} className="mb-3 w-full">
      Roll this attack
    </Button>
  )
}
