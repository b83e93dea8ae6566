import { Menu } from '@base-ui/react/menu'
import { tableTokenMenu } from '@waybook/messages/tableTokenMenu'

import { menuItem, menuPopup } from '#screens/tabletop/encounter/menu-look.ts'
import { Icon, type IconName } from '#ui/text/icon.tsx'

interface StepperItemsProps {
  readonly label: string
  readonly value: number
  /** The 5 of "3 of 5". */
  readonly most?: number
  readonly least?: number
  readonly onStep: (by: number) => void
}

const round =
  'grid size-touch place-items-center rounded-round border border-control data-disabled:text-ink-2 data-highlighted:bg-night-3'

/** A number with two items that change it by one. The menu stays open. */
export function StepperItems({ label, value, most, least = -Infinity, onStep }: StepperItemsProps) {
  return (
    <Menu.Group className="flex items-center gap-2 border-t border-line px-3 py-1.5">
      <Menu.GroupLabel className="min-w-0 flex-1 leading-5">
        <span className="block text-14 text-ink-2">{label}</span>
        <output className="block whitespace-nowrap">
          <b className="numeral">{value}</b>
          {most === undefined ? null : <span className="text-14"> {tableTokenMenu.of({ most })}</span>}
        </output>
      </Menu.GroupLabel>
      <Menu.Item
        className={round}
        closeOnClick={false}
        disabled={value <= least}
        aria-label={
          most === undefined ? tableTokenMenu.less({ label, value }) : tableTokenMenu.lessOf({ label, value, most })
        }
        onClick={() => onStep(-1)}
      >
        <Icon name="minus" />
      </Menu.Item>
      <Menu.Item
        className={round}
        closeOnClick={false}
        aria-label={
          most === undefined ? tableTokenMenu.more({ label, value }) : tableTokenMenu.moreOf({ label, value, most })
        }
        onClick={() => onStep(1)}
      >
        <Icon name="plus" />
      </Menu.Item>
    </Menu.Group>
  )
}

interface ChoiceMenuProps<Value extends string> {
  readonly icon: IconName
  readonly label: string
  readonly value: Value | null
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
}

/** An item that opens a submenu of choices. */
export function ChoiceMenu<Value extends string>({ icon, label, value, choices, onChoose }: ChoiceMenuProps<Value>) {
  const chosen = choices.find((one) => one.value === value)
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className={menuItem}>
        <Icon name={icon} />
        {label}
        <span className="ms-auto text-14 text-ink-2">{chosen?.label}</span>
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} collisionPadding={8} className="z-9">
          <Menu.Popup className={menuPopup}>
            <Menu.RadioGroup
              value={value}
              onValueChange={(next) => {
                const choice = choices.find((one) => one.value === next)
                if (choice) onChoose(choice.value)
              }}
            >
              {choices.map((one) => (
                <Menu.RadioItem key={one.value} value={one.value} closeOnClick className={menuItem}>
                  {one.label}
                  <Menu.RadioItemIndicator className="ms-auto size-2.5 rounded-round bg-lamp" />
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  )
}

/** A line between parts of a menu. */
export function MenuLine() {
  return <Menu.Separator className="my-1 border-t border-line" />
}
