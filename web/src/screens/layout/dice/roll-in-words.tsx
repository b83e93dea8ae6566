import { describeThrow } from '@waybook/rules'

import { useShownRoll } from '../../../client/shown-roll.ts'

/** In the place of the roll's window, where its code cannot be loaded. */
export function RollInWords() {
  const { roll, lies } = useShownRoll()
  return (
    <output className="fixed inset-x-0 bottom-0 z-9 p-4 night shadow-2 empty:hidden md:inset-x-auto md:top-20 md:right-4 md:bottom-auto md:rounded-panel print:hidden">
      {roll && lies ? `${roll.characterName ?? roll.by}: ${describeThrow(roll.dice)}` : null}
    </output>
  )
}
