import { sheet } from '@waybook/messages/sheet'

import { useMe } from '#api/session.ts'
import { AddItem } from '#parts/sheet-inventory/add-item.tsx'
import { GearList, InventoryState } from '#parts/sheet-inventory/inventory-panel.tsx'
import { CombatSkills, MissingCharacteristics, OtherSkills } from '#parts/sheet-skills/skills-panel.tsx'
import { DerivedStats } from '#parts/sheet-stats/derived-panel.tsx'
import { SheetCharacteristics } from '#parts/sheet-stats/sheet-characteristics.tsx'
import { TalentsPanel } from '#parts/sheet-talents/talents-panel.tsx'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import type { SheetParts } from '../sheet-parts.ts'
import { WeaponRows } from '../weapon-row.tsx'
import { SheetPane, SheetTabs } from './sheet-tabs.tsx'
import { Strip } from './strip.tsx'
import { useSheetTab, useSwipe } from './use-sheet-tab.ts'

/** Loaded separately, because few campaigns play with the Force die. */
const ForcePanel = lazyPart(async () => (await import('#parts/sheet-force/force-panel.tsx')).ForcePanel, {
  inAdvance: false,
})

const HandsPanel = lazyPart(async () => (await import('#parts/hands/hands-panel.tsx')).HandsPanel)
const AboutPane = lazyPart(async () => (await import('./about-pane.tsx')).AboutPane, { loading: <Spinner /> })

/** The sheet on phones: a strip that stays in view, and tabs for everything else. */
export function Cockpit(parts: SheetParts) {
  const { character, dynamic, inventory, soak, derived, onDetails } = parts
  const { tab, choose } = useSheetTab()
  const hasForce = useMe().forceDie
  return (
    <div data-cockpit className="first:-mt-4" {...useSwipe(tab, choose)}>
      <Strip {...parts} onAbout={() => choose('about')}>
        <SheetTabs tab={tab} onChoose={choose} />
      </Strip>
      <SheetPane name="skills" tab={tab}>
        <SheetCharacteristics character={character} />
        <MissingCharacteristics character={character} />
        <CombatSkills character={character} />
        <OtherSkills character={character} />
        <TalentsPanel character={character} />
        {dynamic && hasForce ? <ForcePanel character={character} dynamic={dynamic} /> : null}
      </SheetPane>
      <SheetPane name="weapons" tab={tab}>
        <section aria-label={sheet.weapons()}>
          {inventory.isKnown && inventory.isShown ? (
            <WeaponRows inventory={inventory} wielder={character} onDetails={onDetails} />
          ) : (
            <InventoryState inventory={inventory} of={character}>
              {null}
            </InventoryState>
          )}
        </section>
        <DerivedStats derived={derived} soak={soak} />
      </SheetPane>
      <SheetPane name="gear" tab={tab}>
        <section aria-label={sheet.inventory()}>
          <InventoryState inventory={inventory} of={character}>
            <GearList inventory={inventory} characterId={character.id} onDetails={onDetails} />
          </InventoryState>
          {inventory.isShown ? <AddItem characterId={character.id} /> : null}
        </section>
        {inventory.isShown ? <HandsPanel character={character} items={inventory.all} /> : null}
      </SheetPane>
      <SheetPane name="about" tab={tab}>
        <AboutPane {...parts} />
      </SheetPane>
    </div>
  )
}
