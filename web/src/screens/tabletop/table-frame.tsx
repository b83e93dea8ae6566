import type { ReactNode } from 'react'

import { SaidLine } from './hud/said-line.tsx'
import { usePanelIsOpen } from './panel/panel-is-open.ts'

/** The whole window, black; on phones the tabs stay in reach. The layout makes room for what carries `data-fills-window`. */
export function TableFrame({ children }: { readonly children: ReactNode }) {
  const [open] = usePanelIsOpen()
  return (
    <div
      data-fills-window
      data-panel={open ? 'open' : 'closed'}
      className="fixed inset-0 z-4 overflow-hidden night [background:#000]! max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] md:data-[panel=open]:[--table-panel:23rem] landscape:data-[panel=open]:[--table-panel:23rem] print:hidden"
    >
      {children}
      <SaidLine />
    </div>
  )
}
