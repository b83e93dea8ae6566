import { LIST_LONG_PAGE, PARTY_TAG, type EntityCard, type LibraryEntry } from '@waybook/contract'
import { worldLibrary } from '@waybook/messages/worldLibrary'
import { talentIn, talentPrice } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { useExperienceRules } from '#parts/entity/use-skills.ts'
import { useExperience } from '#parts/sheet-experience/use-experience.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

/** Buys a talent for party members with their experience. */
export function BuyTalent({ entry }: { readonly entry: LibraryEntry }) {
  const { data } = useOperation('listEntities', { type: 'character', tag: PARTY_TAG, limit: LIST_LONG_PAGE })
  const party = data?.entities ?? []
  if (party.length === 0) return null
  return (
    <section
      aria-label={worldLibrary.buyItFor()}
      className="mt-4 grid gap-3 rounded-panel bg-mark-tint p-4 print:hidden"
    >
      <h3 className="text-20">{worldLibrary.buyItFor()}</h3>
      <ul className="grid gap-2">
        {party.map((member) => (
          <li key={member.id}>
            <Buyer member={member} entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Buyer({ member, entry }: { readonly member: EntityCard; readonly entry: LibraryEntry }) {
  const rules = useExperienceRules()
  const { experience, spend } = useExperience(member.id)
  const character = useOperation('getEntity', { id: member.id }).data?.entities[0]
  const rank = character?.relationships.find(({ to, rank: ranks }) => to === entry.id && ranks !== undefined)?.rank ?? 0
  const { tier, ranked } = talentIn(entry.properties ?? {})
  const cost = talentPrice(tier, rank + 1, rules)
  const left = experience?.left ?? 0
  const isTaken = rank > 0 && !ranked
  const missing = cost - left
  const buy = () => spend.mutate({ bought: { kind: 'talent', talent: entry.id }, cost })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="grid">
        <span className="font-semibold">{member.name}</span>
        <span className="text-14 text-ink-2">
          {rank === 0 ? worldLibrary.left({ left }) : worldLibrary.rankAndLeft({ rank, left })}
        </span>
      </span>
      {isTaken ? (
        <span className="text-14 font-semibold">{worldLibrary.hasIt()}</span>
      ) : (
        <Button
          size="small"
          busy={spend.isPending}
          disabled={!experience}
          disabledReason={experience && missing > 0 ? worldLibrary.short({ missing }) : undefined}
          onClick={buy}
          aria-label={worldLibrary.buyForMember({ name: member.name, cost })}
        >
          {worldLibrary.buyFor({ cost })}
        </Button>
      )}
      {spend.error ? <ErrorAlert message={spend.error.message} /> : null}
    </div>
  )
}
