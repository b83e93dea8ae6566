import type { ReactNode } from 'react'

interface SheetLayoutProps {
  readonly stats: ReactNode
  readonly combat: ReactNode
  readonly general: ReactNode
  readonly inventory: ReactNode
  readonly tray: ReactNode
}

const pairs =
  "md:grid-cols-2 md:grid-rows-[auto_1fr_auto_auto] md:[grid-template-areas:'stats_combat'_'stats_general'_'inventory_general'_'tray_tray']"
const wide =
  "xl:[grid-template:'stats_combat_general_tray'_auto_'stats_inventory_general_tray'_1fr_/_17.5rem_minmax(0,1fr)_minmax(0,1.08fr)_23.5rem]"

/** Two columns on tablets, where the tray opens over the page. Four columns at full width, where the tray stays in view. */
export function SheetLayout({ stats, combat, general, inventory, tray }: SheetLayoutProps) {
  return (
    <div data-width="sheet" className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 ${pairs} ${wide}`}>
      <div className="grid min-w-0 gap-4 md:gap-5 md:[grid-area:stats]">{stats}</div>
      <div className="min-w-0 empty:hidden md:[grid-area:combat]">{combat}</div>
      <div className="grid min-w-0 content-start gap-4 empty:hidden md:gap-5 md:[grid-area:general]">{general}</div>
      <div className="min-w-0 md:[grid-area:inventory]">{inventory}</div>
      <div className="min-w-0 empty:hidden md:[grid-area:tray] xl:stays-in-view-4 xl:rounded-tray">{tray}</div>
    </div>
  )
}
