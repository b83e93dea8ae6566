import type { EntityCard, Member } from '@waybook/contract'

import { Tag } from '#ui/text/tag.tsx'

import { useMe } from '../../../client/me.ts'
import { CharacterOf } from './character-of.tsx'
import { MemberActions } from './member-actions.tsx'
import { nameOf, roleWords, seenWords, sessionWords } from './member-words.ts'

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
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-t border-line py-5 first:border-0 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,1fr)_16rem]"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-20">{nameOf(member)}</h3>
          <Tag tone={member.role === 'gameMaster' ? 'purple' : 'grey'}>{roleWords[member.role]}</Tag>
          {isSelf ? <span className="text-14 text-ink-2">You</span> : null}
        </div>
        <p className="text-14 wrap-anywhere text-ink-2">{member.email}</p>
        <p className="text-14 text-ink-2">{`${seenWords(member, asOf)}, ${sessionWords(member)}`}</p>
      </div>
      <CharacterOf member={member} characters={characters} unplayed={unplayed} />
      <div className="md:col-span-2">
        <MemberActions member={member} isSelf={isSelf} />
      </div>
    </li>
  )
}
