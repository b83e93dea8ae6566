import type { SceneSight } from '@waybook/contract'
import { tableSight } from '@waybook/messages/tableSight'

import { Segments } from '#ui/field/segments.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { PanelSection } from '../panel/panel-section.tsx'
import { useSceneWalls } from '../walls/scene-walls.ts'
import { PartyEyes } from './eyes-buttons.tsx'
import { ForgetSeen } from './forget-seen.tsx'
import { rangeChoices, rangeOf } from './sight-words.ts'
import { useChangeSight } from './use-sight-writes.ts'
import { useSightQuery } from './use-sight.ts'

/** The scene's sight: whether players see what their tokens see, and how. */
export function SightSection() {
  const { data, error, refetch } = useSightQuery()
  if (error) return <ErrorAlert message={tableSight.failed()} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  return data.sight ? <Settings sight={data.sight} /> : null
}

function Settings({ sight }: { readonly sight: SceneSight }) {
  const { change, pending } = useChangeSight()
  const { on, dark, memory, wallsStop, playersOpen } = { ...sight, ...pending }
  const turn = (what: 'dark' | 'memory' | 'wallsStop' | 'playersOpen') => (next: boolean) =>
    change({ [what]: next }, next ? tableSight.turnedOn({ what }) : tableSight.turnedOff({ what }))
  return (
    <PanelSection title={tableSight.sight()} {...(on && { note: dark ? tableSight.onDark() : tableSight.on() })}>
      <Switch
        label={tableSight.tokensSee()}
        checked={on}
        onChange={(next) => change({ on: next }, next ? tableSight.tokensSee() : tableSight.off())}
      />
      {on ? (
        <div className="grid gap-2">
          <Problems blocked={sight.blocked} />
          <Groups {...sight} {...pending} change={change} />
          <Switch label={tableSight.dark()} checked={dark} onChange={turn('dark')} />
          <Range {...sight} {...pending} change={change} />
          <Switch label={tableSight.memory()} checked={memory} onChange={turn('memory')} />
          <Switch label={tableSight.wallsStop()} checked={wallsStop} onChange={turn('wallsStop')} />
          <Switch label={tableSight.playersOpen()} checked={playersOpen} onChange={turn('playersOpen')} />
          <PartyEyes />
          <ForgetSeen />
        </div>
      ) : (
        <p className="text-14 text-ink-2">{tableSight.offHint()}</p>
      )}
    </PanelSection>
  )
}

function Problems({ blocked }: Pick<SceneSight, 'blocked'>) {
  const walls = useSceneWalls()?.walls.length ?? 0
  if (blocked)
    return (
      <p role="alert" className="text-14 font-semibold text-bad">
        {tableSight.blocked()}
      </p>
    )
  if (walls > 0) return null
  return <p className="text-14 text-ink-2">{tableSight.noWalls()}</p>
}

type SettingProps = SceneSight & Pick<ReturnType<typeof useChangeSight>, 'change'>

const groupChoices = () =>
  [
    { value: 'party', label: tableSight.theParty() },
    { value: 'own', label: tableSight.eachPlayer() },
  ] as const

function Groups({ groups, change }: SettingProps) {
  return (
    <div>
      <Segments
        label={tableSight.together()}
        options={groupChoices()}
        value={groups}
        onChange={(next) =>
          change({ groups: next }, next === 'party' ? tableSight.partyTogether() : tableSight.forThemselves())
        }
      />
      {groups === 'own' ? <p className="mt-1 text-14 text-ink-2">{tableSight.television()}</p> : null}
    </div>
  )
}

function Range({ range, change }: SettingProps) {
  return (
    <SelectField
      label={tableSight.howFar()}
      value={range ?? ''}
      onChange={({ target }) => {
        const next = rangeOf(target.value)
        change({ range: next }, next === null ? tableSight.withoutLimit() : tableSight.seeFar({ cells: next }))
      }}
    >
      {rangeChoices(range, tableSight.noLimit()).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
