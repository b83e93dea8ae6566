import { Menu } from '@base-ui/react/menu'

import { useMe } from '#api/session.ts'
import { menuItem, menuPopup } from '#screens/tabletop/encounter/menu-look.ts'
import { openEveningEnd } from '#stores/evening.ts'
import { openPause } from '#stores/pause.ts'
import { openViewChoice } from '#stores/view-as.ts'
import { Icon } from '#ui/text/icon.tsx'

/** What a game master does with the evening, not with the map. The table has no bar with the person's menu. */
export function TableMenu({ className }: { readonly className: string }) {
  if (useMe().role !== 'gameMaster') return null
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label="More" title="More" className={className}>
        <Icon name="dots" className="stroke-[3.5]" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" collisionPadding={8} className="z-50">
          <Menu.Popup className={menuPopup}>
            <Menu.Item className={menuItem} onClick={openEveningEnd}>
              <Icon name="events" />
              End the evening
            </Menu.Item>
            <Menu.Item className={menuItem} onClick={openPause}>
              <Icon name="fist" />
              Call a pause
            </Menu.Item>
            <Menu.Item className={menuItem} onClick={openViewChoice}>
              <Icon name="eye" />
              View as player
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
