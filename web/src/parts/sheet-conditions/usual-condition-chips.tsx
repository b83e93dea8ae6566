import type { PlayCondition } from '@waybook/contract'
import { sheetConditions } from '@waybook/messages/sheetConditions'
import { usualConditions, type UsualCondition } from '@waybook/rules'

import { conditionName } from '#ui/text/condition-name.ts'

import { conditionText } from './condition-words.ts'

interface UsualConditionChipsProps {
  /** The names of the conditions that are there already. */
  readonly present: readonly string[]
  readonly onAdd: (condition: PlayCondition) => void
}

/** The usual conditions that are not there yet, each with what it does. Pressing one adds it. */
export function UsualConditionChips({ present, onAdd }: UsualConditionChipsProps) {
  const offered = usualConditions.filter(({ name }) => !present.includes(name))
  return (
    <ul aria-label={sheetConditions.usual()} className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
      {offered.map((usual) => (
        <li key={usual.name}>
          <button
            type="button"
            onClick={() => onAdd(asCondition(usual))}
            className="min-h-touch rounded-control border border-control px-3 py-1 text-left text-14 leading-5 hover:bg-raised"
          >
            <b className="block font-semibold">{conditionName(usual.name)}</b>
            <span className="text-ink-2">{effectOf(usual)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function asCondition({ name, dice }: UsualCondition): PlayCondition {
  return { name, dice: dice.map(({ only, ...one }) => ({ ...one, ...(only && { only: [...only] }) })), until: 'hand' }
}

const limitWords: Readonly<Record<UsualCondition['effect'], () => string>> = {
  '': () => '',
  'no actions': () => sheetConditions.noActions(),
  'no maneuvers': () => sheetConditions.noManeuvers(),
}

function effectOf(usual: UsualCondition): string {
  return [conditionText(asCondition(usual)), limitWords[usual.effect]()].filter((text) => text !== '').join('; ')
}
