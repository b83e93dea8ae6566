import { Menu } from '@base-ui/react/menu'
import { tableWords } from '@waybook/messages/tableWords'
import type { RefObject } from 'react'

import { menuItem, menuPopup } from '#screens/tabletop/encounter/menu-look.ts'
import { openEveningEnd } from '#stores/evening.ts'
import { openPause } from '#stores/pause.ts'
import { openViewChoice } from '#stores/view-as.ts'
import { Icon, type IconName } from '#ui/text/icon.tsx'

export interface TableMenuProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

const items: readonly { readonly label: () => string; readonly icon: IconName; readonly run: () => void }[] = [
  { label: () => tableWords.endEvening(), icon: 'events', run: openEveningEnd },
  { label: () => tableWords.callPause(), icon: 'fist', run: openPause },
  { label: () => tableWords.viewAsPlayer(), icon: 'eye', run: openViewChoice },
]

/** The menu beside the scene's name. Its code loads when it first opens. */
export function TableMenu({ anchor, onClose }: TableMenuProps) {
  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={6} align="end" collisionPadding={8} className="z-50">
          <Menu.Popup aria-label={tableWords.more()} finalFocus={anchor} className={menuPopup}>
            {items.map(({ label, icon, run }) => (
              <Menu.Item key={icon} className={menuItem} onClick={run}>
                <Icon name={icon} />
                {label()}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
