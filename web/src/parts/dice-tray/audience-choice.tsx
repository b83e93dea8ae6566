import { rollAudiences, type RollAudience } from '@waybook/contract'

import { useMe } from '#api/session.ts'
import { Icon } from '#ui/text/icon.tsx'

import { useRoller } from './use-roller.ts'

const audienceLabels: Readonly<Record<RollAudience, string>> = {
  table: 'Everyone',
  gameMaster: 'Game master',
  self: 'Only me',
}

/** Chooses who sees the roll. */
export function AudienceChoice() {
  const { audience, choose } = useRoller()
  const forTable = useMe().may.includes('rollForTable')
  const options = rollAudiences.filter((option) => option !== 'table' || forTable)
  return (
    <label className="relative flex min-h-14 items-center rounded-control border-[1.5px] border-control font-semibold focus-within:focus-ring hover:bg-raised">
      <Icon name="eye" className="pointer-events-none absolute left-3" />
      <select
        aria-label="Who sees it"
        value={audience}
        onChange={({ target }) => {
          const chosen = rollAudiences.find((option) => option === target.value)
          if (chosen) choose(chosen)
        }}
        className="[field-sizing:content] min-h-13 appearance-none rounded-control bg-transparent py-2 pr-3 pl-10.5 outline-none [&>option]:bg-night-1"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {audienceLabels[option]}
          </option>
        ))}
      </select>
    </label>
  )
}
