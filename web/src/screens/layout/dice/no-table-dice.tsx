import { useEffect } from 'react'

import { restRoll, useShownRoll } from '../../../client/shown-roll.ts'

/** In the place of the table's dice, where their code cannot be loaded: nothing flies, so each result is told at once. */
export function NoTableDice() {
  const { roll, lies } = useShownRoll()
  useEffect(() => {
    if (roll && !lies) restRoll('flat')
  }, [roll, lies])
  return null
}
