import { tableSight } from '@waybook/messages/tableSight'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { announce } from '../announcer.tsx'
import { useTable, useTableState } from '../table-context.ts'

/** Shows the game master what the party sees, or ends that. */
export function PartyEyes() {
  const { state } = useTable()
  const isOn = useTableState(({ eyes }) => eyes !== null && eyes.tokenId === null)
  return (
    <Button
      size="small"
      aria-pressed={isOn}
      onClick={() => {
        state.change({ eyes: isOn ? null : { tokenId: null } })
        announce(isOn ? tableSight.seeAllAgain() : tableSight.seeAsParty())
      }}
    >
      <Icon name={isOn ? 'close' : 'eye'} />
      {isOn ? tableSight.stopParty() : tableSight.startParty()}
    </Button>
  )
}
