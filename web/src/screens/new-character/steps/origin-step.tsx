import type { ArchetypeOffer, CareerOffer } from '@waybook/contract'
import { gameWords } from '@waybook/messages/gameWords'
import { newCharacter } from '@waybook/messages/newCharacter'
import { characteristics } from '@waybook/rules'
import type { ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { skillName } from '#ui/text/skill-names.ts'

import { useNewCharacter } from '../use-new-character.ts'
import { Group } from './group.tsx'

/** The archetype and the career, from the pages of the campaign. */
export function OriginStep() {
  const { offers, draft, change } = useNewCharacter()
  const { campaign } = useMe()
  const skills = useSkills()
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-ink-2">{newCharacter.peopleOf({ campaign: campaign.name })}</p>
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
        {offers.archetypes.length === 0 ? null : (
          <Choices
            title={newCharacter.archetype()}
            offers={offers.archetypes}
            chosen={draft.archetype}
            onChoose={(archetype) => change({ archetype })}
            aside={(one) => newCharacter.experienceOf({ experience: one.experience })}
            about={archetypeInWords}
          />
        )}
        {offers.careers.length === 0 ? null : (
          <Choices
            title={newCharacter.career()}
            offers={offers.careers}
            chosen={draft.career}
            onChoose={(career) => change({ career })}
            aside={(one) => (one.free === 0 ? '' : newCharacter.freeRanks({ count: one.free }))}
            about={(one: CareerOffer) => one.skills.map((id) => skillName(skills, id)).join(', ')}
          />
        )}
      </div>
    </div>
  )
}

function archetypeInWords(one: ArchetypeOffer): ReactNode {
  return (
    <>
      {characteristicsInWords(one)}
      <span className="text-12">{newCharacter.thresholds({ wounds: one.wounds, strain: one.strain })}</span>
    </>
  )
}

interface ChoicesProps<Offer> {
  readonly title: string
  readonly offers: readonly Offer[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly aside: (offer: Offer) => string
  readonly about: (offer: Offer) => ReactNode
}

function Choices<Offer extends ArchetypeOffer | CareerOffer>(props: ChoicesProps<Offer>) {
  const { title, offers, chosen, onChoose, aside, about } = props
  return (
    <Group title={title}>
      <div role="radiogroup" aria-label={title}>
        {offers.map((offer) => (
          <label
            key={offer.id}
            className="shows-focus -mx-4 flex items-center gap-x-3 border-b border-line px-4 py-2 has-checked:bg-mark-tint md:-mx-2 md:px-2"
          >
            <input
              type="radio"
              name={title}
              checked={offer.id === chosen}
              onChange={() => onChoose(offer.id)}
              className="size-5.5 shrink-0 accent-mark"
            />
            <span className="grid min-w-0 grow gap-0.5 text-14 text-ink-2 in-[:has(>:checked)]:text-ink">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <b className="font-serif text-18 font-semibold text-ink">{offer.name}</b>
                {aside(offer)}
              </span>
              {offer.description === '' ? null : <span>{offer.description}</span>}
              {about(offer)}
            </span>
          </label>
        ))}
      </div>
    </Group>
  )
}

/** Names those that differ from the others: "Cunning 3, Presence 1, all others 2". */
function characteristicsInWords({ characteristics: values }: ArchetypeOffer): string {
  const usual = mostFrequent(characteristics.map((one) => values[one]))
  const unusual = characteristics.filter((one) => values[one] !== usual)
  if (unusual.length === 0) return newCharacter.allCharacteristics({ value: usual })
  return [
    ...unusual.map((one) => `${gameWords.characteristic({ characteristic: one })} ${values[one]}`),
    newCharacter.allOthers({ value: usual }),
  ].join(', ')
}

function mostFrequent(numbers: readonly number[]): number {
  const count = (one: number) => numbers.filter((other) => other === one).length
  return numbers.reduce((best, one) => (count(one) > count(best) ? one : best), numbers[0] ?? 0)
}
