import type { Encounter, Position } from '@waybook/contract'
import { tableCombatants } from '@waybook/messages/tableCombatants'

import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { useScale, type Scale } from '#screens/tabletop/layout/scene-layout.ts'
import { useTable } from '#screens/tabletop/table-context.ts'

import { suggestedBand } from '../bands/suggest-band.ts'

/** A dashed, labeled ring around the tokens of engaged combatants, if they are close together on the map. */
export function EngagementRings() {
  const scale = useScale()
  const { tokens } = useTable()
  const encounter = useEncounter()
  if (!encounter) return null
  const positionOf = new Map(tokens.map(({ id, position }) => [id, position]))
  return encounter.engagements.map((group) => {
    const positions = tokensOf(encounter, group.members).flatMap((id) => positionOf.get(id) ?? [])
    const box = boxAround(positions)
    if (positions.length < 2 || !isCloseTogether(box, scale)) return null
    const [from, to] = box
    return (
      <div
        key={group.id}
        aria-hidden="true"
        style={{ left: `${from.x}%`, top: `${from.y}%`, width: `${to.x - from.x}%`, height: `${to.y - from.y}%` }}
        className="pointer-events-none absolute"
      >
        {/* Fits around medium tokens. */}
        <div className="absolute inset-[calc(-56*var(--token-unit))] rounded-[50%] border-2 border-dashed border-night-ink" />
        <span className="absolute bottom-full left-1/2 mb-[calc(56*var(--token-unit))] origin-bottom -translate-x-1/2 unzoomed map-label py-px whitespace-nowrap">
          {tableCombatants.engaged()}
        </span>
      </div>
    )
  })
}

function tokensOf({ combatants }: Encounter, members: readonly string[]): string[] {
  return combatants.flatMap(({ id, tokenIds }) => (members.includes(id) ? tokenIds : []))
}

function boxAround(positions: readonly Position[]): readonly [Position, Position] {
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)]
  return [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ]
}

/** A ring across half the map wouldn't be useful. */
function isCloseTogether([from, to]: readonly [Position, Position], scale: Scale): boolean {
  return ['Engaged', 'Close'].includes(suggestedBand(from, to, scale))
}
