import type { EntityCard, Member, OpenLink } from '@waybook/contract'

import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { OpenLinkRow } from './open-link-row.tsx'
import { useMembers } from './use-members.ts'

/** Who has an account, and how others get one. */
export function MembersSection() {
  const { members, links, characters, asOf, error, retry } = useMembers()
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
        <InviteForm unplayed={unplayed} />
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

function OpenLinks({ links, members, characters }: OpenLinksProps) {
  return (
    <Panel title="Open links">
      {links.length === 0 ? <EmptyState>No link is open: each is used, revoked or too old.</EmptyState> : null}
      <ul>
        {links.map((link) => (
          <OpenLinkRow key={link.id} link={link} members={members} characters={characters} />
        ))}
      </ul>
    </Panel>
  )
}
