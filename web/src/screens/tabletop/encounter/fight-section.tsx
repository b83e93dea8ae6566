import { tableEncounter } from '@waybook/messages/tableEncounter'

import { useEncounter } from '#parts/encounter/use-encounter.ts'

import { SelectedToken } from '../panel/selected-token.tsx'
import { useTable } from '../table-context.ts'
import { EncounterSections } from './encounter-sections.tsx'

/** The encounter for the game master, or how to begin one. */
export function FightSection() {
  const { isActive } = useTable()
  const encounter = useEncounter()
  if (!isActive) return <p className="text-ink-2">{tableEncounter.otherScene()}</p>
  if (encounter === undefined) return null
  return (
    <>
      {encounter === null ? <p className="text-ink-2">{tableEncounter.noEncounter()}</p> : null}
      <EncounterSections />
      {encounter === null ? null : <SelectedToken />}
    </>
  )
}
