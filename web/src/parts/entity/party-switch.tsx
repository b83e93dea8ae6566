import { useQueryClient } from '@tanstack/react-query'
import { PARTY_TAG, type Entity } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { Switch } from '#ui/field/switch.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { invalidateEntity } from './use-entity.ts'

/** Lets the game master put a character into the party, or take it out. */
export function PartySwitch({ character }: { readonly character: Pick<Entity, 'id' | 'tags'> }) {
  const { id, tags } = character
  const queries = useQueryClient()
  const { mutate, isPending, pending, error } = useWrite('setPartyMember', {
    params: (inParty: boolean) => ({ characterId: id, inParty }),
    onSuccess: () => invalidateEntity(queries, id),
  })
  if (useMe().role !== 'gameMaster') return null
  return (
    <div>
      <Switch
        label={entityParts.inTheParty()}
        checked={pending ?? tags.includes(PARTY_TAG)}
        onChange={mutate}
        busy={isPending}
      />
      {error ? <ErrorAlert message={error.message} /> : null}
    </div>
  )
}
