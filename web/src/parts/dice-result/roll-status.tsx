import { useShownRoll } from '../../client/shown-roll.ts'
import { announcementOf } from './roll-words.ts'

/** Reads a result out; it is there before there is one, or screen readers would not notice that it speaks. */
export function RollStatus() {
  const { roll } = useShownRoll()
  return (
    <output aria-atomic="true" className="sr-only">
      {roll ? announcementOf(roll) : ''}
    </output>
  )
}
