import type { Entity } from '@waybook/contract'
import { useState, type ReactNode } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { LatestRoll } from '#parts/dice-result/latest-roll.tsx'
import { EmbeddedTray } from '#parts/dice-tray/embedded-tray.tsx'
import { useEntity } from '#parts/entity/use-entity.ts'
import { ConditionsPanel } from '#parts/sheet-conditions/conditions-panel.tsx'
import { InventoryPanel } from '#parts/sheet-inventory/inventory-panel.tsx'
import { combatSkills, generalSkills, skillScores } from '#parts/sheet-skills/skill-scores.ts'
import { SkillsMissing, SkillsPanel } from '#parts/sheet-skills/skills-panel.tsx'
import { CombatStats } from '#parts/sheet-stats/combat-stats.tsx'
import { SheetCharacteristics } from '#parts/sheet-stats/sheet-characteristics.tsx'
import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { ItemDialog } from './item-dialog.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetLayout } from './sheet-layout.tsx'

export function Sheet({ id }: { readonly id: string }) {
  const result = useEntity(id)
  switch (result.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <NotFound id={id} />
    case 'failed':
      return <ErrorAlert message={`Error loading character: ${result.message}`} onRetry={result.retry} />
    case 'found':
      return result.entity.type === 'character' ? <SheetPage character={result.entity} /> : <NotFound id={id} />
  }
}

function NotFound({ id }: { readonly id: string }) {
  return <PageHead title="My Character" lede={`Character "${id}" not found`} />
}

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'The Party', href: '/characters' },
]

/** Everything a player needs during play, on one page. */
function SheetPage({ character }: { readonly character: Entity }) {
  const [itemId, setItemId] = useState<string | null>(null)
  return (
    <>
      <Breadcrumbs crumbs={crumbs} here={character.name} />
      <SheetHead character={character} />
      <SheetLayout
        stats={
          <PlayedState character={character}>
            <SheetCharacteristics character={character} />
          </PlayedState>
        }
        {...sheetSkills(character)}
        inventory={<InventoryPanel characterId={character.id} onDetails={setItemId} />}
        tray={
          <EmbeddedTray>
            <LatestRoll />
          </EmbeddedTray>
        }
      />
      <ItemDialog itemId={itemId} wielder={character} onClose={() => setItemId(null)} />
    </>
  )
}

/** The two groups of skills; if a score is missing, a message in their place. */
function sheetSkills(character: Entity) {
  const scores = skillScores(character)
  if ('missing' in scores) return { combat: <SkillsMissing missing={scores.missing} />, general: null }
  const common = { characterId: character.id, scoreOf: scores.of }
  return {
    combat: <SkillsPanel title="Combat Skills" skills={combatSkills} {...common} />,
    general: <SkillsPanel title="General Skills" skills={generalSkills} {...common} />,
  }
}

interface PlayedStateProps {
  readonly character: Entity
  /** Between the combat stats and the conditions. */
  readonly children: ReactNode
}

/** The played state of a character, kept up to date by the live connection. */
function PlayedState({ character, children }: PlayedStateProps) {
  const { data, error, refetch } = useOperation('getCharacterDynamic', { id: character.id })
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
