import { gameWords } from '@waybook/messages/gameWords'
import { newCharacter } from '@waybook/messages/newCharacter'
import {
  characteristics,
  creationFaults,
  experienceLeft,
  inCoins,
  startingCharacteristics,
  type Coin,
} from '@waybook/rules'

import { useMe } from '#api/session.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { classNames } from '#ui/text/class-names.ts'
import { StatBox } from '#ui/text/fact-list.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { skillName } from '#ui/text/skill-names.ts'

import type { StepId } from '../steps.ts'
import { useGear, useNewCharacter, usePurse } from '../use-new-character.ts'
import { ChosenPicture } from './name-step.tsx'
import { StartingFigures } from './starting-figures.tsx'

/** Everything that was chosen. Each row leads back to its step. */
export function ReviewStep({ onStep }: { readonly onStep: (step: StepId) => void }) {
  const { draft, creation } = useNewCharacter()
  const values = startingCharacteristics(creation)
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 md:grid-cols-[9rem_minmax(0,1fr)]">
        <ChosenPicture className="aspect-[0.85] w-full" />
        <div>
          <h2 className="text-26 wrap-anywhere">{draft.name.trim() || newCharacter.noName()}</h2>
          <p className="text-14 text-ink-2">{useOriginInWords()}</p>
          <p className="text-14 text-pretty text-ink-2">{draft.description}</p>
        </div>
      </div>
      <StartingFigures whole />
      <dl className="grid grid-cols-6 gap-1.5">
        {characteristics.map((one) => (
          <StatBox key={one} short label={gameWords.characteristic({ characteristic: one })} value={values[one]} />
        ))}
      </dl>
      <ul>
        {useRows().map(({ name, words, step, tone }) => (
          <li key={`${name} ${words}`}>
            <button
              type="button"
              onClick={() => onStep(step)}
              className="leading-tight flex min-h-12 w-full items-center gap-3 border-b border-line py-2 text-left text-14 hover:bg-raised"
            >
              <span className="w-27 shrink-0 text-ink-2">{name}</span>
              <span className={classNames('min-w-0 grow', tone && tones[tone])}>{words}</span>
              <Icon name="chevron-down" className="size-4 shrink-0 -rotate-90 text-ink-2" />
            </button>
          </li>
        ))}
      </ul>
      <WhoSeesIt />
    </div>
  )
}

/** Such as "Shoreborn, Tidewalker". */
function useOriginInWords(): string {
  const { draft, offers } = useNewCharacter()
  const archetype = offers.archetypes.find(({ id }) => id === draft.archetype)?.name
  const career = offers.careers.find(({ id }) => id === draft.career)?.name
  return [archetype, career].filter((one) => one !== undefined).join(', ')
}

interface Row {
  readonly name: string
  readonly words: string
  readonly step: StepId
  readonly tone?: 'mark' | 'bad'
}

const tones = { mark: 'font-semibold text-mark', bad: 'font-semibold text-bad' }

function useRows(): readonly Row[] {
  const { draft, creation, offers } = useNewCharacter()
  const skills = useSkills()
  const { items } = useGear()
  const { choices } = draft
  const left = experienceLeft(creation)
  const purse = usePurse()
  const ranks = Object.entries(choices.skills).toSorted(([, one], [, other]) => other - one)
  const talents = offers.talents.flatMap(({ id, name }) => {
    const rank = choices.talents[id] ?? 0
    return rank > 0 ? [rank > 1 ? `${name} ${rank}` : name] : []
  })
  const words = [draft.background, draft.motivation, draft.appearance].filter((text) => text.trim() !== '').length
  return [
    {
      name: newCharacter.skills(),
      step: 'skills',
      words: listed(ranks.map(([id, rank]) => `${skillName(skills, id)} ${rank}`)),
    },
    ...(offers.talents.length > 0
      ? [{ name: newCharacter.talents(), step: 'talents' as const, words: listed(talents) }]
      : []),
    {
      name: newCharacter.gear(),
      step: 'gear',
      words: listed(items.map(({ card, amount }) => (amount === 1 ? card.name : `${amount} ${card.name}`))),
    },
    ...(purse ? [moneyRow(purse)] : []),
    {
      name: newCharacter.background(),
      step: 'background',
      words: words === 0 ? newCharacter.nothingYet() : newCharacter.someWritten({ count: words }),
    },
    {
      name: newCharacter.experience(),
      step: 'skills',
      ...(left !== 0 && { tone: left > 0 ? ('mark' as const) : ('bad' as const) }),
      words: experienceWords(left),
    },
    ...creationFaults(creation).map(({ step, text }) => ({
      name: newCharacter.toMend(),
      step,
      words: text,
      tone: 'bad' as const,
    })),
  ]
}

function experienceWords(left: number): string {
  if (left === 0) return newCharacter.allSpent()
  return left > 0 ? newCharacter.keptForLater({ left }) : newCharacter.tooMuchSpent({ over: -left })
}

function moneyRow({ left, coins }: { readonly left: number; readonly coins: readonly Coin[] }): Row {
  const row = { name: newCharacter.money(), step: 'gear' } as const
  return left < 0
    ? { ...row, words: newCharacter.moneyTooMuch({ money: inCoins(-left, coins) }), tone: 'bad' }
    : { ...row, words: newCharacter.moneyLeft({ money: inCoins(left, coins) }) }
}

const listed = (names: readonly string[]) => (names.length === 0 ? newCharacter.none() : names.join(', '))

function WhoSeesIt() {
  const { draft, offers, gameMaster } = useNewCharacter()
  const isPlayer = useMe().role === 'player'
  const player = offers.players.find(({ id }) => id === draft.memberId)?.name
  const seen = draft.visible
    ? newCharacter.everyoneSees()
    : isPlayer
      ? newCharacter.youTwoSee(gameMaster)
      : newCharacter.playerSees()
  const whose = isPlayer
    ? newCharacter.becomesYours()
    : player === undefined
      ? newCharacter.becomesUnplayed()
      : newCharacter.becomesMember({ player })
  return (
    <p className="flex gap-3 text-14 text-pretty text-ink-2">
      <Icon name={draft.visible ? 'eye' : 'eye-off'} />
      {`${whose} ${seen}`}
    </p>
  )
}
