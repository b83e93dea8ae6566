import { aim } from '@waybook/messages/aim'

import { useTargets } from '#parts/check/use-targets.ts'
import type { AimRequest } from '#stores/checks.ts'

import { TargetList } from './target-list.tsx'
import { useBegin } from './use-begin.ts'

interface PatientChoiceProps {
  readonly request: Extract<AimRequest, { readonly kind: 'healing' }>
}

/** Asks which character or critical injury to treat. */
export function PatientChoice({ request: { characterId } }: PatientChoiceProps) {
  const targets = useTargets({ except: null, first: 'players' })
  const { begin, ...state } = useBegin()
  return (
    <TargetList
      label={aim.patients()}
      targets={targets}
      {...state}
      onChoose={(patient, injury) =>
        begin({ name: 'startHealing', params: { characterId, patient, ...(injury !== undefined && { injury }) } })
      }
      withInjuries
    />
  )
}
