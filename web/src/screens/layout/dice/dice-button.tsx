import { Icon } from '#ui/text/icon.tsx'

import { DICE_KEY } from '../../../client/dice-key.ts'
import { openTray } from '../../../client/tray.ts'

/** Opens the dice tray where there is no tab for it. */
export function DiceButton({ className }: { readonly className: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={DICE_KEY}
      onClick={() => openTray()}
      className={className}
    >
      <Icon name="dice" />
      <span className="md:max-xl:sr-only">Dice</span>
    </button>
  )
}
