import { useDeferredValue } from 'react'

import { useShownRoll } from '../../client/shown-roll.ts'
import { announcementOf } from './roll-words.ts'

/** Reads a result out. It speaks a moment after it is there, or screen readers would not notice. */
export function RollStatus() {
  const { roll, lies } = useShownRoll()
  const told = useDeferredValue(lies ? roll : null, null)
  return (
    <output aria-atomic="true" className="sr-only">
      {told ? announcementOf(told) : ''}
    </output>
  )
}
