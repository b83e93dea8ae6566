import { tableSight } from '@waybook/messages/tableSight'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { announce } from '../announcer.tsx'
import { focusMap } from '../map-view.ts'
import { useTable, useTableState } from '../table-context.ts'
import { numberedName } from '../token/token-label.ts'

/** Says through whose eyes the game master looks, and ends it. */
export function EyesBar() {
  const { state, tokens } = useTable()
  const eyes = useTableState((of) => of.eyes)
  if (eyes === null) return null
  const token = tokens.find(({ id }) => id === eyes.tokenId)
  const stop = () => {
    state.change({ eyes: null })
    focusMap()
    announce(tableSight.seeAllAgain())
  }
  return (
    <div className="pointer-events-none z-3 flex justify-center self-start [grid-area:middle] [@media(height<32rem)]:[grid-area:options]">
      <output className="pointer-events-auto hud flex max-w-full items-center gap-2 py-1 pr-1 pl-3 text-14">
        <Icon name="eye" />
        <span className="min-w-0 truncate">
          {token ? tableSight.asToken({ name: numberedName(token) }) : tableSight.asParty()}
        </span>
        <Button size="compact" onClick={stop}>
          {tableSight.stop()}
        </Button>
      </output>
    </div>
  )
}
