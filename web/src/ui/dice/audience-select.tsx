import { audience } from '@waybook/messages/audience'

import { Icon } from '#ui/text/icon.tsx'

const labels = {
  table: () => audience.everyone(),
  gameMaster: () => audience.gameMaster(),
  self: () => audience.onlyMe(),
} as const

type Audience = keyof typeof labels

interface AudienceSelectProps {
  readonly options: readonly Audience[]
  readonly value: Audience
  readonly onChange: (chosen: Audience) => void
}

/** Chooses who sees a roll. */
export function AudienceSelect({ options, value, onChange }: AudienceSelectProps) {
  return (
    <label className="relative flex min-h-14 items-center rounded-control border-[1.5px] border-control font-semibold focus-within:focus-ring hover:bg-raised">
      <Icon name="eye" className="pointer-events-none absolute left-3" />
      <select
        aria-label={audience.whoSees()}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value)
          if (chosen) onChange(chosen)
        }}
        className="[field-sizing:content] min-h-13 appearance-none rounded-control bg-transparent py-2 pr-3 pl-10.5 outline-none [&>option]:bg-night-1"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]()}
          </option>
        ))}
      </select>
    </label>
  )
}
