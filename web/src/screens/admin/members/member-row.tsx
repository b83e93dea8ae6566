import type { EntityCard, Member } from '@waybook/contract'
import { members } from '@waybook/messages/members'

import { useMe } from '#api/session.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Tag } from '#ui/text/tag.tsx'

import { MemberActions } from './member-actions.tsx'
import { characterName, nameOf, roleLabels, lastSeenText, sessionsText } from './member-labels.ts'
import { useMemberWrite } from './use-members.ts'

interface MemberRowProps {
  readonly member: Member
  /** When the list was read, in milliseconds since 1970. */
  readonly asOf: number
  readonly characters: readonly EntityCard[]
  readonly unplayed: readonly EntityCard[]
}

export function MemberRow({ member, asOf, characters, unplayed }: MemberRowProps) {
  const isSelf = useMe().user.id === member.id
  return (
    <li
      aria-label={nameOf(member)}
      className="grid grid-cols-1 gap-x-6 gap-y-3 border-t border-line py-5 first:border-0 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_16rem]"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-20">{nameOf(member)}</h3>
          <Tag tone={member.role === 'gameMaster' ? 'purple' : 'grey'}>{roleLabels[member.role]()}</Tag>
          {isSelf ? <span className="text-14 text-ink-2">{members.you()}</span> : null}
        </div>
        <p className="text-14 wrap-anywhere text-ink-2">{member.email}</p>
        <p className="text-14 text-ink-2">
          {members.seenAndSessions({ seen: lastSeenText(member, asOf), sessions: sessionsText(member) })}
        </p>
      </div>
      <CharacterOf member={member} characters={characters} unplayed={unplayed} />
      <div className="md:col-span-2">
        <MemberActions member={member} isSelf={isSelf} />
      </div>
    </li>
  )
}

interface CharacterOfProps {
  readonly member: Member
  readonly characters: readonly EntityCard[]
  /** Characters without a player. */
  readonly unplayed: readonly EntityCard[]
}

/** Selects the member's character. A change immediately updates the member's open pages. */
function CharacterOf({ member, characters, unplayed }: CharacterOfProps) {
  const { mutate, isPending, pending, error } = useMemberWrite('assignCharacter')
  const { id: memberId, characterId } = member
  const chosen = pending ? pending.characterId : characterId
  return (
    <div>
      <SelectField
        label={members.character()}
        value={chosen ?? ''}
        disabled={isPending}
        onChange={({ target }) => mutate({ memberId, characterId: target.value === '' ? null : target.value })}
      >
        <option value="">{members.noCharacter()}</option>
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
