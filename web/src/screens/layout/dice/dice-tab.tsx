import { Icon } from '#ui/text/icon.tsx'

import { openTray } from '../../../client/tray.ts'

/** The raised tab in the middle: dice are never further than the thumb. */
export function DiceTab() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openTray()}
      className="relative -top-4 mx-auto grid size-15 place-items-center rounded-round bg-primary text-on-primary shadow-2"
    >
      <Icon name="dice" className="size-7" />
      <span className="sr-only">Dice</span>
    </button>
  )
}
