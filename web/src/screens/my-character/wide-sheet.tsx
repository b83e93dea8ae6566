import { sheet } from '@waybook/messages/sheet'

import { useMe } from '#api/session.ts'
import { PrintLink } from '#parts/entity/print-link.tsx'
import { HandsPanel } from '#parts/hands/hands-panel.tsx'
import { ConditionsPanel } from '#parts/sheet-conditions/conditions-panel.tsx'
import { ExperiencePanel } from '#parts/sheet-experience/experience-panel.tsx'
import { InventoryPanel } from '#parts/sheet-inventory/inventory-panel.tsx'
import { CombatSkills, MissingCharacteristics, OtherSkills } from '#parts/sheet-skills/skills-panel.tsx'
import { CombatStats } from '#parts/sheet-stats/combat-stats.tsx'
import { DerivedStats } from '#parts/sheet-stats/derived-panel.tsx'
import { SheetCharacteristics } from '#parts/sheet-stats/sheet-characteristics.tsx'
import { TalentsPanel } from '#parts/sheet-talents/talents-panel.tsx'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { crumbs, SheetHead } from './sheet-head.tsx'
import { SheetLayout } from './sheet-layout.tsx'
import type { SheetParts } from './sheet-parts.ts'
import { WeaponRows } from './weapon-row.tsx'

/** Loaded separately, because few campaigns play with the Force die. */
const ForcePanel = lazyPart(async () => (await import('#parts/sheet-force/force-panel.tsx')).ForcePanel, {
  inAdvance: false,
})

/** The sheet in columns. */
export function WideSheet({ character, dynamic, error, retry, inventory, soak, derived, onDetails }: SheetParts) {
  const hasForce = useMe().forceDie
  return (
    <>
      <Breadcrumbs crumbs={crumbs()} here={character.name} />
      <SheetHead character={character} />
      <SheetLayout
        stats={
          <>
            {dynamic ? (
              <CombatStats character={character} dynamic={dynamic} soak={soak}>
                <DerivedStats derived={derived} soak={soak} />
              </CombatStats>
            ) : (
              <Panel title={sheet.combatStats()} tight>
                {error ? <ErrorAlert message={error.message} onRetry={retry} /> : <Spinner />}
              </Panel>
            )}
            <SheetCharacteristics character={character} />
            <MissingCharacteristics character={character} />
            {dynamic && hasForce ? <ForcePanel character={character} dynamic={dynamic} /> : null}
            {dynamic ? <ConditionsPanel characterId={character.id} dynamic={dynamic} /> : null}
          </>
        }
        combat={<CombatSkills character={character} />}
        general={
          <>
            <OtherSkills character={character} />
            <TalentsPanel character={character} />
            <ExperiencePanel character={character} />
            <PrintLink id={character.id} />
          </>
        }
        inventory={
          <div className="grid gap-5">
            <InventoryPanel
              character={character}
              inventory={inventory}
              onDetails={onDetails}
              weapons={<WeaponRows inventory={inventory} wielder={character} onDetails={onDetails} />}
            />
            {inventory.isShown ? <HandsPanel character={character} items={inventory.all} /> : null}
          </div>
        }
      />
    </>
  )
}
