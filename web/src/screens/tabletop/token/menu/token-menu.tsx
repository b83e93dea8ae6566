import { Menu } from '@base-ui/react/menu'
import { tableTokenMenu } from '@waybook/messages/tableTokenMenu'
import type { ReactNode } from 'react'

import { menuPopup } from '#screens/tabletop/encounter/menu-look.ts'
import { useTable } from '#screens/tabletop/table-context.ts'

import { closeMenu } from '../opened.ts'
import { figureWithId } from '../token-figure.tsx'

interface TokenMenuProps {
  readonly tokenId: string
  readonly title: string
  /** A short description of the character or combatant. */
  readonly note: string | null
  readonly children: ReactNode
}

const GAP_PX = 12

/** A menu beside a token, on the side with more room and never over the panel. The focus returns to the token. */
export function TokenMenu({ tokenId, title, note, children }: TokenMenuProps) {
  const { state } = useTable()
  const figure = () => figureWithId(tokenId)
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => open || closeMenu(state, tokenId)}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={figure}
          side="right"
          align="start"
          sideOffset={GAP_PX}
          collisionPadding={paddingsBesidePanel()}
          className="z-8"
        >
          <Menu.Popup
            aria-label={tableTokenMenu.menuOf({ name: title })}
            finalFocus={figure}
            className={`${menuPopup} w-64`}
          >
            <div className="px-3 pt-1 pb-2">
              <p className="font-serif text-20 leading-6 font-semibold wrap-anywhere">{title}</p>
              {note === null ? null : <p className="text-14 leading-5 text-ink-2">{note}</p>}
            </div>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const EDGE_PX = 8

/** The space that the menu leaves free at the window's edges. The panel is at the side, or on phones at the bottom. */
function paddingsBesidePanel() {
  const padding = { top: EDGE_PX, right: EDGE_PX, bottom: EDGE_PX, left: EDGE_PX }
  const panel = document.querySelector('aside[data-table-panel]')
  const box = panel?.getBoundingClientRect()
  if (!box || box.width === 0) return padding
  return box.left > innerWidth / 4
    ? { ...padding, right: innerWidth - box.left + EDGE_PX }
    : { ...padding, bottom: innerHeight - box.top + EDGE_PX }
}
