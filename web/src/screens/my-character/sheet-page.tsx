import type { Entity } from '@waybook/contract'
import { useState } from 'react'

import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'

import { LatestRoll } from '../../parts/dice-result/latest-roll.tsx'
import { EmbeddedTray } from '../../parts/dice-tray/embedded-tray.tsx'
import { InventoryPanel } from '../../parts/sheet-inventory/inventory-panel.tsx'
import { SheetCharacteristics } from '../../parts/sheet-stats/sheet-characteristics.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { Played } from './played.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetLayout } from './sheet-layout.tsx'
import { sheetSkills } from './sheet-skills.tsx'

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'The Party', href: '/characters' },
]

/** All that one needs to act, on one page. */
export function SheetPage({ character }: { readonly character: Entity }) {
  const [itemId, setItemId] = useState<string | null>(null)
  return (
    <>
      <Breadcrumbs crumbs={crumbs} here={character.name} />
      <SheetHead character={character} />
      <SheetLayout
        stats={
          <Played character={character}>
            <SheetCharacteristics character={character} />
          </Played>
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
