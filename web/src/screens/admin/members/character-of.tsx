import type { EntityCard, Member } from '@waybook/contract'

import { SelectField } from '#ui/field/select-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { characterName } from './member-words.ts'
import { useManaging } from './use-managing.ts'

interface CharacterOfProps {
  readonly member: Member
  readonly characters: readonly EntityCard[]
  /** Whom nobody plays. */
  readonly unplayed: readonly EntityCard[]
}

/** Whom a member plays; their own pages follow as soon as that is changed. */
export function CharacterOf({ member, characters, unplayed }: CharacterOfProps) {
  const { mutate, isPending, variables, error } = useManaging('assignCharacter')
  const { id: memberId, characterId } = member
  const chosen = isPending ? variables.characterId : characterId
  return (
    <div>
      <SelectField
        label="Character"
        value={chosen ?? ''}
        disabled={isPending}
        onChange={({ target }) => mutate({ memberId, characterId: target.value === '' ? null : target.value })}
      >
        <option value="">No character</option>
        {characterId === null ? null : <option value={characterId}>{characterName(characters, characterId)}</option>}
        {unplayed.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {error ? <ErrorAlert message={error.message} /> : null}
    </div>
  )
}
