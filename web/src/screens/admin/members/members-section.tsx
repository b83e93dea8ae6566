import type { EntityCard, Member, OpenLink } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { InviteForm } from './invite-form.tsx'
import { characterName, nameOf, roleLabels } from './member-labels.ts'
import { MemberRow } from './member-row.tsx'
import { NewLink } from './new-link.tsx'
import { useMemberWrite, useMembers } from './use-members.ts'

/** The campaign's members, and the open links to join. */
export function MembersSection() {
  const { members, links, canMail = false, characters, asOf, error, retry } = useMembers()
  if (error && !members) return <ErrorAlert message={error.message} onRetry={retry} />
  if (!members || !links) return <Spinner />
  const played = new Set(members.map(({ characterId }) => characterId))
  const unplayed = characters.filter(({ id }) => !played.has(id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <Panel title="Members">
        <ul>
          {members.map((member) => (
            <MemberRow key={member.id} member={member} asOf={asOf} characters={characters} unplayed={unplayed} />
          ))}
        </ul>
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <InviteForm unplayed={unplayed} canMail={canMail} />
        <OpenLinks links={links} members={members} characters={characters} />
      </div>
    </div>
  )
}

interface OpenLinksProps {
  readonly links: readonly OpenLink[]
  readonly members: readonly Member[]
  readonly characters: readonly EntityCard[]
}

/** The open links. Waybook stores no link as it was sent, so only a new one in its place can be copied again. */
function OpenLinks({ links, members, characters }: OpenLinksProps) {
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
    <Panel title="Open links">
      {links.length === 0 ? <EmptyState>No open links.</EmptyState> : null}
      <ul>
        {links.map((link) => (
          <OpenLinkRow
            key={link.id}
            link={link}
            members={members}
            characters={characters}
            isBusy={invite.isPending || reset.isPending}
            onReplace={() => replace(link)}
          />
        ))}
      </ul>
      {error ? <ErrorAlert message={error.message} /> : null}
      {made ? (
        <NewLink
          linkId={made.linkId}
          path={made.path}
          what="This link replaces the one that you sent before, which no longer works."
          onClose={forget}
        />
      ) : null}
    </Panel>
  )
}

interface OpenLinkRowProps {
  readonly link: OpenLink
  readonly members: readonly Member[]
  readonly characters: readonly EntityCard[]
  readonly isBusy: boolean
  readonly onReplace: () => void
}

function OpenLinkRow({ link, members, characters, isBusy, onReplace }: OpenLinkRowProps) {
  const revoke = useMemberWrite('revokeLink')
  const [title, whose] = wordsOf(link, members, characters)
  return (
    <li className="border-t border-line py-3 first:border-0 first:pt-0">
      <p className="font-semibold">{title}</p>
      <p className="text-14 text-ink-2">{whose}</p>
      <p className="text-12 text-ink-2">Expires {formatDateTime(link.expiresAt)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {link.kind === 'setup' ? null : (
          <Button size="dense" onClick={onReplace} busy={isBusy} aria-label={`Copy a new link: ${title}, ${whose}`}>
            Copy a new link
          </Button>
        )}
        <Button
          size="dense"
          onClick={() => revoke.mutate({ linkId: link.id })}
          busy={revoke.isPending}
          busyLabel="Revoking..."
          aria-label={`Revoke: ${title}, ${whose}`}
        >
          Revoke
        </Button>
      </div>
      {revoke.error ? <ErrorAlert message={revoke.error.message} /> : null}
    </li>
  )
}

/** A link's purpose and its recipient. */
function wordsOf(
  { kind, role, characterId, memberId }: OpenLink,
  members: readonly Member[],
  characters: readonly EntityCard[],
): readonly [string, string] {
  if (kind === 'reset') {
    const member = members.find(({ id }) => id === memberId)
    return ['New password', member ? nameOf(member) : 'Deleted member']
  }
  const who = characterId === null ? 'Without a character' : characterName(characters, characterId)
  return [kind === 'setup' ? 'Set-up' : `Invite: ${roleLabels[role]}`, who]
}
