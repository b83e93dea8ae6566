import { newPage } from '@waybook/messages/newPage'
import { adversaryKinds, possibleStrengths, type AdversaryKind, type Strength } from '@waybook/rules'
import { useId } from 'react'

import { useSkills } from '#parts/entity/use-skills.ts'
import { ChipChoice } from '#ui/field/chip-choice.tsx'

type CharacterRank = AdversaryKind | 'average'

const ranks: Readonly<Record<CharacterRank, () => readonly [name: string, words: string]>> = {
  average: () => [newPage.average(), newPage.averageWords()],
  minion: () => [newPage.minion(), newPage.minionWords()],
  rival: () => [newPage.rival(), newPage.rivalWords()],
  nemesis: () => [newPage.nemesis(), newPage.nemesisWords()],
}

interface RankChoiceProps<Kind extends CharacterRank> {
  readonly kinds: readonly Kind[]
  readonly value: Kind
  readonly onChange: (kind: Kind) => void
}

/** How strong a character of the game master is. */
export function RankChoice<Kind extends CharacterRank>({ kinds, value, onChange }: RankChoiceProps<Kind>) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-14 font-semibold">{newPage.rank()}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {kinds.map((kind) => {
          const [name, words] = ranks[kind]()
          return (
            <label key={kind} className={card}>
              <input
                type="radio"
                name={group}
                aria-label={name}
                aria-describedby={`${group}-${kind}`}
                checked={kind === value}
                onChange={() => onChange(kind)}
                className="absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              <span className="block font-serif font-semibold">{name}</span>
              <span id={`${group}-${kind}`} className="block text-12 text-ink-2 in-has-checked:text-ink">
                {words}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const card =
  'shows-focus block rounded-control border border-control bg-raised px-2.5 py-2 has-checked:border-mark has-checked:bg-mark-tint'

const strengthNames: Readonly<Record<Strength, () => string>> = {
  fighting: () => newPage.fighting(),
  shooting: () => newPage.shooting(),
  sneaking: () => newPage.sneaking(),
  talking: () => newPage.talking(),
  knowing: () => newPage.knowing(),
  magic: () => newPage.magic(),
}

interface StrengthChoiceProps {
  readonly value: Strength
  readonly onChange: (strength: Strength) => void
}

/** What an adversary is good at. Offers only what the skills of the campaign allow. */
export function StrengthChoice({ value, onChange }: StrengthChoiceProps) {
  const options = possibleStrengths(useSkills()).map((one) => ({ value: one, label: strengthNames[one]() }))
  return <ChipChoice label={newPage.goodAt()} options={options} value={value} onChange={onChange} />
}

/** What a new character can be. */
export const kindsOfCharacter = ['average', ...adversaryKinds] as const
