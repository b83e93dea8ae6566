import type { EntityCard, Member, OpenLink } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { shortly } from '../shortly.ts'
import { characterName, nameOf, roleWords } from './member-words.ts'
import { useManaging } from './use-managing.ts'

interface OpenLinkRowProps {
  readonly link: OpenLink
  readonly members: readonly Member[]
  readonly characters: readonly EntityCard[]
}

export function OpenLinkRow({ link, members, characters }: OpenLinkRowProps) {
  const { mutate, isPending, error } = useManaging('revokeLink')
  const [title, whose] = wordsOf(link, members, characters)
  return (
    <li className="border-t border-line py-3 first:border-0 first:pt-0">
      <div className="flex items-center justify-between gap-3">
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-14 text-ink-2">{whose}</p>
          <p className="text-12 text-ink-2">Until {shortly(link.expiresAt)}</p>
        </div>
        <Button
          size="small"
          onClick={() => mutate({ linkId: link.id })}
          busy={isPending}
          busyLabel="Revoking..."
          aria-label={`Revoke: ${title}, ${whose}`}
        >
          Revoke
        </Button>
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
    </li>
  )
}

/** What a link is for, and for whom. */
function wordsOf(
  { kind, role, characterId, memberId }: OpenLink,
  members: readonly Member[],
  characters: readonly EntityCard[],
): readonly [string, string] {
  if (kind === 'reset') {
    const member = members.find(({ id }) => id === memberId)
    return ['New password', member ? nameOf(member) : 'Somebody who is gone']
  }
  const who = characterId === null ? 'Without a character' : characterName(characters, characterId)
  return [kind === 'setup' ? 'Set-up' : `Invite: ${roleWords[role]}`, who]
}
