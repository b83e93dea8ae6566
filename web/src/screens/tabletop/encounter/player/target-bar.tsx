import type { Combatant, Encounter } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { CombatantFace } from '#parts/encounter/combatant-face.tsx'
import { useOwnCombatant } from '#parts/encounter/use-encounter.ts'
import { askForAim } from '#stores/checks.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { bandBetween } from '../bands/bands.ts'
import { deselectCombatant, useSelectedByHand } from '../selected-combatant.ts'

/** For a player who has selected an opponent: who it is, how far away, and the attack on them. */
export function TargetBar({ encounter }: { readonly encounter: Encounter }) {
  const own = useOwnCombatant(encounter)
  const target = useSelectedByHand(encounter)
  if (!own || !target || target.side === own.side) return null
  const band = bandBetween(encounter, own.id, target.id)
  return (
    <section
      aria-label="Target"
      data-target
      className="hud inset-x-2 bottom-24 flex items-center gap-3 py-1 ps-3 pe-1 md:right-auto md:left-4 md:w-80"
    >
      <CombatantFace combatant={target} size="size-9" />
      <p className="min-w-0 flex-1">
        <b className="block truncate leading-5 font-semibold">{target.name}</b>
        {band === null ? null : <span className="block text-14 leading-5 text-ink-2">{band}</span>}
      </p>
      <AttackButton target={target} />
      <button
        type="button"
        aria-label="No target"
        onClick={deselectCombatant}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-raised hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </button>
    </section>
  )
}

/** Begins an attack of the viewer’s own character; the weapon is chosen next. */
export function AttackButton({ target }: { readonly target: Pick<Combatant, 'id' | 'name'> }) {
  const { characterId } = useMe()
  const { id: targetId, name } = target
  return (
    <Button
      size="small"
      variant="primary"
      className="min-h-11 shrink-0"
      aria-label={`Attack ${name}`}
      aria-haspopup="dialog"
      onClick={() => askForAim({ kind: 'target', characterId, targetId, name })}
    >
      Attack
    </Button>
  )
}
