import type { Combatant, Encounter } from '@waybook/contract'
import { gameWords } from '@waybook/messages/gameWords'
import { tableCombatants } from '@waybook/messages/tableCombatants'

import { useMe } from '#api/session.ts'
import { CombatantFace } from '#parts/encounter/combatant-face.tsx'
import { useEncounter, useOwnCombatant } from '#parts/encounter/use-encounter.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { CloseButton } from '#ui/button/icon-button.tsx'

import { useSelectedToken } from '../table-context.ts'
import { bandBetween } from './bands/bands.ts'
import { useSelectCombatant, useSelectedByViewer } from './selected-combatant.ts'

/** The opponent that a player selected, with its range and an Attack button. */
export function PlayerTarget({ encounter }: { readonly encounter: Encounter }) {
  const own = useOwnCombatant(encounter)
  const target = useSelectedByViewer(encounter)
  if (!own || !target || target.side === own.side) return null
  const band = bandBetween(encounter, own.id, target.id)
  return <TargetBar target={target} note={band && gameWords.band({ band })} />
}

/** The combatant whose token the game master selected, with an Attack button. The next step chooses the attacker. */
export function GameMasterTarget() {
  const encounter = useEncounter()
  const tokenId = useSelectedToken()
  const target = encounter?.combatants.find((one) => tokenId !== null && one.tokenIds.includes(tokenId))
  return target ? <TargetBar target={target} note={null} /> : null
}

interface TargetBarProps {
  readonly target: Combatant
  readonly note: string | null
}

function TargetBar({ target, note }: TargetBarProps) {
  const select = useSelectCombatant()
  return (
    <section
      aria-label={tableCombatants.target()}
      className="hud flex max-w-86 min-w-0 grow basis-80 items-center gap-3 py-1 ps-3 pe-1 md:max-w-80 crowded:hidden"
    >
      <CombatantFace combatant={target} size="size-9" />
      <p className="min-w-0 flex-1">
        <b className="block truncate leading-5 font-semibold">{target.name}</b>
        {note === null ? null : <span className="block text-14 leading-5 text-ink-2">{note}</span>}
      </p>
      <AttackButton target={target} />
      <CloseButton label={tableCombatants.clearTarget()} onClose={() => select(null)} />
    </section>
  )
}

/** Starts an attack by the viewer's own character, or by an attacker that the game master chooses. The next step chooses the weapon. */
export function AttackButton({ target }: { readonly target: Pick<Combatant, 'id' | 'name'> }) {
  const { role, characterId: own } = useMe()
  const characterId = role === 'gameMaster' ? null : own
  const { id: targetId, name } = target
  return (
    <Button
      size="small"
      variant="primary"
      className="shrink-0"
      aria-label={tableCombatants.attackNamed({ name })}
      aria-haspopup="dialog"
      onClick={() => askForAim({ kind: 'target', characterId, targetId, name })}
    >
      {tableCombatants.attack()}
    </Button>
  )
}
