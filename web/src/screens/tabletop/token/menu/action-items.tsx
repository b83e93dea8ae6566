import { Menu } from '@base-ui/react/menu'
import type { Token } from '@waybook/contract'

import { perform, type TabletopAction } from '#screens/tabletop/action.ts'
import { actionList } from '#screens/tabletop/actions.ts'
import { menuItem } from '#screens/tabletop/encounter/menu-look.ts'
import { useTableControls } from '#screens/tabletop/use-table-controls.ts'
import { Icon } from '#ui/text/icon.tsx'

interface ActionItemsProps {
  readonly of: NonNullable<TabletopAction['menu']>
  readonly tokens: readonly Token[]
}

/** One part of a menu: the actions that the viewer may use on these tokens. */
export function ActionItems({ of, tokens }: ActionItemsProps) {
  const table = useTableControls()
  return actionList
    .filter(({ menu, edits, when }) => menu === of && (table.edits || !edits) && when?.(table, tokens) !== false)
    .map((action) => (
      <Menu.Item
        key={action.name()}
        className={action.isDanger ? `${menuItem} text-bad` : menuItem}
        onClick={() => perform(action, table, { by: 'menu', tokens })}
      >
        <Icon name={action.icon} />
        {(tokens.length > 1 ? action.nameForSeveral?.(tokens.length) : undefined) ?? action.name()}
      </Menu.Item>
    ))
}
