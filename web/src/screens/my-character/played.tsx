import { useQuery } from '@tanstack/react-query'
import type { Entity } from '@waybook/contract'
import type { ReactNode } from 'react'

import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { operationQuery } from '../../client/operation-query.ts'
import { ConditionsPanel } from '../../parts/sheet-conditions/conditions-panel.tsx'
import { CombatStats } from '../../parts/sheet-stats/combat-stats.tsx'

interface PlayedProps {
  readonly character: Entity
  /** Stands between what is counted and what ails. */
  readonly children: ReactNode
}

/** What is played of a character, kept up to date by the live connection. */
export function Played({ character, children }: PlayedProps) {
  const { data, error, refetch } = useQuery(operationQuery('getCharacterDynamic', { id: character.id }))
  return (
    <>
      {data ? (
        <CombatStats character={character} dynamic={data} />
      ) : (
        <Panel title="Combat Stats" tight>
          {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : <Spinner />}
        </Panel>
      )}
      {children}
      {data ? <ConditionsPanel characterId={character.id} conditions={data.conditions} /> : null}
    </>
  )
}
