import {
  actions,
  ACTIONS_PER_TURN,
  DEFAULT_STRAIN_THRESHOLD,
  incidentals,
  maneuvers,
  MANEUVERS_PER_TURN_MAX,
  MANEUVERS_PER_TURN,
  SECOND_MANEUVER_STRAIN,
  STIMPACK_STRAIN,
} from '@waybook/rules'

import { NamedTexts, Prose } from './rules-text.tsx'

const allowance = [
  { count: ACTIONS_PER_TURN, name: 'Action', text: 'The thing you set out to do.' },
  {
    count: MANEUVERS_PER_TURN,
    name: 'Maneuver',
    text: `A second one costs ${SECOND_MANEUVER_STRAIN} strain. At most ${MANEUVERS_PER_TURN_MAX} a turn.`,
  },
  { count: 'Any', name: 'Incidentals', text: `Things that take no time: ${incidentals.join(', ')}.` },
]

export function Turn() {
  return (
    <>
      <Prose>When it is your turn, spend what you have in any order.</Prose>
      <dl className="mt-6 grid gap-4 md:grid-cols-3">
        {allowance.map(({ count, name, text }) => (
          <div key={name} className="card px-5 py-4 print:break-inside-avoid">
            <dt className="flex flex-wrap items-baseline gap-x-2.5 font-serif text-20 font-semibold">
              <span className="text-36 whitespace-nowrap lining-nums">{count}</span>
              <span className="wrap-normal">{name}</span>
            </dt>
            <dd className="mt-1 text-14 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function Actions() {
  return (
    <>
      <Prose>An action is what the turn is about, and most actions call for a check.</Prose>
      <NamedTexts items={actions} />
    </>
  )
}

export function Maneuvers() {
  return (
    <>
      <Prose>A maneuver takes effort, but no check.</Prose>
      <NamedTexts items={maneuvers} />
    </>
  )
}

const rules = [
  {
    name: 'Suffering it',
    text: `A second maneuver costs ${SECOND_MANEUVER_STRAIN}. Threat, fear and hardship cost more.`,
  },
  { name: 'Shaking it off', text: `A stimpack reduces strain by ${STIMPACK_STRAIN}. Advantage recovers it too.` },
  {
    name: 'The threshold',
    text: `Beyond it, you are out of the scene. It is ${DEFAULT_STRAIN_THRESHOLD} unless your sheet says otherwise.`,
  },
]

export function StrainRules() {
  return (
    <>
      <Prose>Strain is what wears you out without a wound: effort, worry, a bad night.</Prose>
      <NamedTexts items={rules} />
    </>
  )
}
