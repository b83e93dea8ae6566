import type { GraphKind } from '@waybook/contract'
import { worldTies } from '@waybook/messages/worldTies'

import { Segments } from '#ui/field/segments.tsx'

import type { GraphFilter } from './graph-filter.ts'

interface FilterBarProps {
  /** The kinds of entities around the center. */
  readonly kinds: readonly GraphKind[]
  readonly filter: GraphFilter
  readonly onFilter: (filter: GraphFilter) => void
}

const names: Readonly<Record<GraphKind, () => string>> = {
  people: () => worldTies.people(),
  places: () => worldTies.places(),
  groups: () => worldTies.groups(),
  things: () => worldTies.things(),
}

/** Filters the graph by kind, distance and mentions. */
export function FilterBar({ kinds, filter, onFilter }: FilterBarProps) {
  const { only, steps, mentions } = filter
  // A chosen kind can be cleared even if the new center has no such entities.
  const offered = only && !kinds.includes(only) ? [...kinds, only] : kinds
  const withOnly = (kind: GraphKind | undefined) =>
    onFilter({ ...(steps && { steps }), ...(mentions && { mentions }), ...(kind && { only: kind }) })
  const withSteps = (two: boolean) =>
    onFilter({ ...(only && { only }), ...(mentions && { mentions }), ...(two && { steps: 2 as const }) })
  const withMentions = (shown: boolean) =>
    onFilter({ ...(only && { only }), ...(steps && { steps }), ...(shown && { mentions: true as const }) })
  return (
    <div className="relative z-10 flex items-center gap-1.5 overflow-x-auto p-3 max-md:py-2 md:flex-wrap">
      <Chip label={worldTies.all()} isOn={only === undefined} onPress={() => withOnly(undefined)} />
      {offered.map((kind) => (
        <Chip key={kind} label={names[kind]()} isOn={only === kind} onPress={() => withOnly(kind)} />
      ))}
      <Chip label={worldTies.mentions()} isOn={mentions === true} onPress={() => withMentions(mentions !== true)} />
      <div className="ms-auto w-44 shrink-0 ps-2">
        <Segments
          label={worldTies.howFar()}
          terse
          options={[
            { value: 'one', label: worldTies.oneStep() },
            { value: 'two', label: worldTies.two() },
          ]}
          value={steps === 2 ? 'two' : 'one'}
          onChange={(value) => withSteps(value === 'two')}
        />
      </div>
    </div>
  )
}

interface ChipProps {
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
}

function Chip({ label, isOn, onPress }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="min-h-touch chip px-3 text-14 font-medium aria-pressed:font-bold"
    >
      {label}
    </button>
  )
}
