import type { CharacterDynamic, Combatant, Encounter, Entity } from '@waybook/contract'
import { tableTokenMenu } from '@waybook/messages/tableTokenMenu'

import { useOperation } from '#api/operation-query.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { usePoints } from '#parts/sheet-stats/use-points.ts'
import { usePointsOf } from '#screens/tabletop/encounter/combatants/use-points-of.ts'

import { StepperItems } from './menu-parts.tsx'

interface CombatantPointsProps {
  readonly encounter: Encounter
  readonly combatant: Combatant
}

/** A combatant's hit points and strain. */
export function CombatantPoints({ encounter, combatant }: CombatantPointsProps) {
  const hitPoints = usePointsOf(encounter, combatant, 'hitPoints')
  const strain = usePointsOf(encounter, combatant, 'strain')
  const { figures } = combatant
  if (!figures) return null
  return (
    <>
      <StepperItems
        label={tableTokenMenu.hitPoints()}
        value={hitPoints.value}
        most={figures.woundThreshold}
        onStep={hitPoints.change}
      />
      {figures.strainThreshold === null ? null : (
        <StepperItems
          label={tableTokenMenu.strain()}
          value={strain.value}
          most={figures.strainThreshold}
          least={0}
          onStep={strain.change}
        />
      )}
    </>
  )
}

/** A character's hit points and strain, as on the sheet. Empty for characters without points. */
export function CharacterPoints({ characterId }: { readonly characterId: string }) {
  const lookup = useEntity(characterId)
  const { data: dynamic } = useOperation('getCharacterDynamic', { id: characterId })
  if (lookup.state !== 'found' || !dynamic) return null
  return <Points character={lookup.entity} dynamic={dynamic} />
}

interface PointsProps {
  readonly character: Entity
  readonly dynamic: CharacterDynamic
}

function Points({ character: { id: characterId, maxHp, strainThreshold }, dynamic }: PointsProps) {
  const hitPoints = usePoints({
    label: tableTokenMenu.hitPointsName(),
    field: 'hitpoints',
    most: maxHp ?? 0,
    characterId,
    dynamic,
  })
  const strain = usePoints({
    label: tableTokenMenu.strain(),
    field: 'strain',
    most: strainThreshold ?? 0,
    characterId,
    dynamic,
  })
  return (
    <>
      {maxHp ? (
        <StepperItems
          label={tableTokenMenu.hitPoints()}
          value={hitPoints.value}
          most={maxHp}
          onStep={hitPoints.change}
        />
      ) : null}
      {strainThreshold ? (
        <StepperItems
          label={tableTokenMenu.strain()}
          value={strain.value}
          most={strainThreshold}
          least={0}
          onStep={strain.change}
        />
      ) : null}
    </>
  )
}
