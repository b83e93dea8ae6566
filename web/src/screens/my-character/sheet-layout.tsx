import type { ReactNode } from 'react'

interface SheetLayoutProps {
  readonly stats: ReactNode
  readonly combat: ReactNode
  readonly general: ReactNode
  readonly inventory: ReactNode
}

const pairs = "@min-[42rem]:[grid-template:'stats_combat'_auto_'stats_general'_1fr_'inventory_general'_auto_/_1fr_1fr]"
const wide =
  "@min-[58rem]:[grid-template:'stats_combat_general'_auto_'stats_inventory_general'_1fr_/_17.5rem_minmax(0,1fr)_minmax(0,1.08fr)]"

/** As many columns as there is room for: the tray beside the page takes some of it. */
export function SheetLayout({ stats, combat, general, inventory }: SheetLayoutProps) {
  return (
    <div data-width="sheet" className="@container">
      <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 ${pairs} ${wide}`}>
        <div className="grid min-w-0 gap-4 md:gap-5 @min-[42rem]:[grid-area:stats]">{stats}</div>
        <div className="min-w-0 empty:hidden @min-[42rem]:[grid-area:combat]">{combat}</div>
        <div className="grid min-w-0 content-start gap-4 empty:hidden md:gap-5 @min-[42rem]:[grid-area:general]">
          {general}
        </div>
        <div className="min-w-0 @min-[42rem]:[grid-area:inventory]">{inventory}</div>
      </div>
    </div>
  )
}
