import { rollAudiences } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { AudienceSelect } from '#ui/dice/audience-select.tsx'

import { useRoller } from './use-roller.ts'

/** Chooses who sees the roll of the tray. */
export function AudienceChoice() {
  const { audience, choose } = useRoller()
  const forTable = useMe().may.includes('rollForTable')
  const options = rollAudiences.filter((option) => option !== 'table' || forTable)
  return <AudienceSelect options={options} value={audience} onChange={choose} />
}
