import type { EntityDate } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'

import { PageLink } from '#ui/button/page-link.tsx'
import { RailSection } from '#ui/page/panel.tsx'

/** The date of an event with a link to the timeline. Game masters also see the date that players know. */
export function DateSection({ date: { text, until, first, forPlayers } }: { readonly date: EntityDate }) {
  const when = until === null ? text : entityParts.fromTo({ from: text, until })
  return (
    <RailSection title={entityParts.when()}>
      <p>
        {first === null ? (
          when
        ) : (
          <PageLink
            href="/world/timeline"
            search={{ at: until ?? text }}
            className="inline-flex min-h-hit items-center"
          >
            {when}
          </PageLink>
        )}
      </p>
      {forPlayers === undefined ? null : (
        <p className="rounded-tag bg-secret px-1.5 py-0.5 text-14">
          {forPlayers === null ? entityParts.dateUnknown() : entityParts.dateKnown({ date: forPlayers })}
        </p>
      )}
    </RailSection>
  )
}
