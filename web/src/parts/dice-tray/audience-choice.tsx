import { rollAudiences, type RollAudience } from '@waybook/contract'

import { Icon } from '#ui/text/icon.tsx'

import { useMe } from '../../client/me.ts'
import { changeTray } from '../../client/tray.ts'

const names: Readonly<Record<RollAudience, string>> = {
  table: 'Everyone',
  gameMaster: 'Game master',
  self: 'Only me',
}

/** Who is to see the roll. */
export function AudienceChoice({ audience }: { readonly audience: RollAudience }) {
  const forTable = useMe().may.includes('rollForTable')
  const offered = rollAudiences.filter((known) => known !== 'table' || forTable)
  return (
    <label className="relative flex min-h-14 items-center rounded-control border-[1.5px] border-control font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-mark hover:bg-raised">
      <Icon name="eye" className="pointer-events-none absolute left-3" />
      <select
        aria-label="Who sees it"
        value={audience === 'table' && !forTable ? 'gameMaster' : audience}
        onChange={({ target }) => {
          const chosen = rollAudiences.find((known) => known === target.value)
          if (chosen) changeTray({ audience: chosen })
        }}
        className="[field-sizing:content] min-h-13 appearance-none rounded-control bg-transparent py-2 pr-3 pl-10.5 outline-none [&>option]:bg-night-1"
      >
        {offered.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
