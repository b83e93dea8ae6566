import type { EntityCard, Member, OpenLink } from '@waybook/contract'
import { members } from '@waybook/messages/members'

import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { InviteForm } from './invite-form.tsx'
import { characterName, nameOf } from './member-labels.ts'
import { MemberRow } from './member-row.tsx'
import { NewLink } from './new-link.tsx'
import { useMemberWrite, useMembers } from './use-members.ts'

/** The campaign's members, and the open links to join. */
export function MembersSection() {
  const { members: people, links, characters, asOf, error, retry } = useMembers()
  if (error && !people) return <ErrorAlert message={error.message} onRetry={retry} />
  if (!people || !links) return <Spinner />
  const played = new Set(people.map(({ characterId }) => characterId))
  const unplayed = characters.filter(({ id }) => !played.has(id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <Panel title={members.members()}>
        <ul>
          {people.map((member) => (
            <MemberRow key={member.id} member={member} asOf={asOf} characters={characters} unplayed={unplayed} />
          ))}
        </ul>
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <InviteForm unplayed={unplayed} />
        <OpenLinks links={links} people={people} characters={characters} />
      </div>
    </div>
  )
}

interface OpenLinksProps {
  readonly links: readonly OpenLink[]
  readonly people: readonly Member[]
  readonly characters: readonly EntityCard[]
}

/** The open links. Waybook stores no link as it was sent, so only a new one in its place can be copied again. */
function OpenLinks({ links, people, characters }: OpenLinksProps) {
  const invite = useMemberWrite('makeInvite')
  const reset = useMemberWrite('makeReset')
  const made = invite.data ?? reset.data
  const error = invite.error ?? reset.error
  const forget = () => {
    invite.reset()
    reset.reset()
  }
  const replace = ({ id: replaces, role, characterId, memberId }: OpenLink) => {
    forget()
    if (memberId !== null) reset.mutate({ memberId })
    else invite.mutate({ role, replaces, ...(characterId !== null && { characterId }) })
  }
  return (
    <Panel title={members.openLinks()}>
      {links.length === 0 ? <EmptyState>{members.noOpenLinks()}</EmptyState> : null}
      <ul>
        {links.map((link) => (
          <OpenLinkRow
            key={link.id}
            link={link}
            people={people}
            characters={characters}
            isBusy={invite.isPending || reset.isPending}
            onReplace={() => replace(link)}
          />
        ))}
      </ul>
      {error ? <ErrorAlert message={error.message} /> : null}
      {made ? <NewLink linkId={made.linkId} path={made.path} what={members.replaces()} onClose={forget} /> : null}
    </Panel>
  )
}

interface OpenLinkRowProps {
  readonly link: OpenLink
  readonly people: readonly Member[]
  readonly characters: readonly EntityCard[]
  readonly isBusy: boolean
  readonly onReplace: () => void
}

function OpenLinkRow({ link, people, characters, isBusy, onReplace }: OpenLinkRowProps) {
  const revoke = useMemberWrite('revokeLink')
  const [what, whose] = wordsOf(link, people, characters)
  return (
    <li className="border-t border-line py-3 first:border-0 first:pt-0">
      <p className="font-semibold">{what}</p>
      <p className="text-14 text-ink-2">{whose}</p>
      <p className="text-12 text-ink-2">{members.expires({ date: formatDateTime(link.expiresAt) })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {link.kind === 'setup' ? null : (
          <Button size="dense" onClick={onReplace} busy={isBusy} aria-label={members.copyNewFor({ what, whose })}>
            {members.copyNew()}
          </Button>
        )}
        <Button
          size="dense"
          onClick={() => revoke.mutate({ linkId: link.id })}
          busy={revoke.isPending}
          busyLabel={members.revoking()}
          aria-label={members.revokeFor({ what, whose })}
        >
          {members.revoke()}
        </Button>
      </div>
      {revoke.error ? <ErrorAlert message={revoke.error.message} /> : null}
    </li>
  )
}

/** A link's purpose and its recipient. */
function wordsOf(
  { kind, role, characterId, memberId }: OpenLink,
  people: readonly Member[],
  characters: readonly EntityCard[],
): readonly [string, string] {
  if (kind === 'reset') {
    const member = people.find(({ id }) => id === memberId)
    return [members.newPassword(), member ? nameOf(member) : members.deletedMember()]
  }
  const who = characterId === null ? members.withoutCharacter() : characterName(characters, characterId)
  return [kind === 'setup' ? members.setUp() : members.inviteAs({ role }), who]
}
