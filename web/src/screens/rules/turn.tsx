import { rulesPage } from '@waybook/messages/rulesPage'
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

const allowance = () => [
  { count: ACTIONS_PER_TURN, name: rulesPage.action(), text: rulesPage.actionText() },
  {
    count: MANEUVERS_PER_TURN,
    name: rulesPage.maneuver(),
    text: rulesPage.maneuverText({ strain: SECOND_MANEUVER_STRAIN, most: MANEUVERS_PER_TURN_MAX }),
  },
  {
    count: rulesPage.any(),
    name: rulesPage.incidentals(),
    text: rulesPage.incidentalsText({ things: incidentals.join(', ') }),
  },
]

export function Turn() {
  return (
    <>
      <Prose>{rulesPage.turn()}</Prose>
      <dl className="mt-6 grid gap-4 md:grid-cols-3">
        {allowance().map(({ count, name, text }) => (
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
      <Prose>{rulesPage.actions()}</Prose>
      <NamedTexts items={actions} />
    </>
  )
}

export function Maneuvers() {
  return (
    <>
      <Prose>{rulesPage.maneuvers()}</Prose>
      <NamedTexts items={maneuvers} />
    </>
  )
}

const rules = () => [
  {
    name: rulesPage.suffering(),
    text: rulesPage.sufferingText({ strain: SECOND_MANEUVER_STRAIN }),
  },
  { name: rulesPage.shakingOff(), text: rulesPage.shakingOffText({ strain: STIMPACK_STRAIN }) },
  {
    name: rulesPage.threshold(),
    text: rulesPage.thresholdText({ threshold: DEFAULT_STRAIN_THRESHOLD }),
  },
]

export function StrainRules() {
  return (
    <>
      <Prose>{rulesPage.strain()}</Prose>
      <NamedTexts items={rules()} />
    </>
  )
}
