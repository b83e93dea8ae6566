import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

import { AddItem } from '#parts/sheet-inventory/add-item.tsx'
import { GearList, InventoryState } from '#parts/sheet-inventory/inventory-panel.tsx'
import { CombatSkills, MissingCharacteristics, OtherSkills } from '#parts/sheet-skills/skills-panel.tsx'
import { DerivedStats } from '#parts/sheet-stats/derived-panel.tsx'
import { SheetCharacteristics } from '#parts/sheet-stats/sheet-characteristics.tsx'
import { TalentsPanel } from '#parts/sheet-talents/talents-panel.tsx'

import type { SheetParts } from '../sheet-parts.ts'
import { WeaponRows } from '../weapon-row.tsx'
import { AboutPane } from './about-pane.tsx'
import { Strip } from './strip.tsx'
import { sheetTabs, useSheetTab, useSwipe, type SheetTab } from './use-sheet-tab.ts'

/** The sheet on phones: a strip that stays in view, and tabs for all the rest. */
export function Cockpit(parts: SheetParts) {
  const { character, inventory, soak, derived, onDetails } = parts
  const { tab, choose } = useSheetTab()
  return (
    <Tabs.Root value={tab} onValueChange={choose} data-cockpit className="first:-mt-4" {...useSwipe(tab, choose)}>
      <Strip {...parts} onAbout={() => choose('about')}>
        <Tabs.List activateOnFocus aria-label="Sheet" className="grid grid-cols-4">
          {Object.entries(sheetTabs).map(([value, label]) => (
            <Tabs.Tab
              key={value}
              value={value}
              className="relative min-h-hit font-medium text-ink-2 aria-selected:font-bold aria-selected:text-ink aria-selected:before:absolute aria-selected:before:inset-x-0 aria-selected:before:-bottom-px aria-selected:before:mx-auto aria-selected:before:h-1 aria-selected:before:w-6 aria-selected:before:rounded-t-[2px] aria-selected:before:bg-mark"
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Strip>
      <Pane tab="skills">
        <SheetCharacteristics character={character} />
        <MissingCharacteristics character={character} />
        <CombatSkills character={character} />
        <OtherSkills character={character} />
        <TalentsPanel character={character} />
      </Pane>
      <Pane tab="weapons">
        <section aria-label="Weapons">
          {inventory.isKnown ? (
            <WeaponRows inventory={inventory} wielder={character} onDetails={onDetails} />
          ) : (
            <InventoryState inventory={inventory}>{null}</InventoryState>
          )}
        </section>
        <DerivedStats derived={derived} soak={soak} />
      </Pane>
      <Pane tab="gear">
        <section aria-label="Inventory">
          <InventoryState inventory={inventory}>
            <GearList inventory={inventory} characterId={character.id} onDetails={onDetails} />
          </InventoryState>
          <AddItem characterId={character.id} />
        </section>
      </Pane>
      <Pane tab="about">
        <AboutPane {...parts} />
      </Pane>
    </Tabs.Root>
  )
}

/** All panes stay mounted, so that nothing typed or used up is lost by looking at another one. */
function Pane({ tab, children }: { readonly tab: SheetTab; readonly children: ReactNode }) {
  return (
    <Tabs.Panel value={tab} keepMounted className="outline-offset-4">
      <div className="grid gap-4 pt-3">{children}</div>
    </Tabs.Panel>
  )
}
