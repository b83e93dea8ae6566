import { tableAdding } from '@waybook/messages/tableAdding'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useMissingParty } from './missing-party.ts'
import { usePlaceTokens } from './use-place-tokens.ts'

/** Places the party's members who have no token yet, where players see them. */
export function AddPartyButton() {
  const missing = useMissingParty()
  const place = usePlaceTokens()
  if (missing.length === 0) return null
  return (
    <Button
      size="small"
      className="whitespace-nowrap"
      title={tableAdding.placeParty({ count: missing.length })}
      onClick={() => void place({ chosen: missing, size: 'medium', visible: true, joins: true })}
    >
      <Icon name="plus" />
      {tableAdding.addParty()}
    </Button>
  )
}
