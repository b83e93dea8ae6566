import { type SceneSight, WALL_PIECES_MAX } from '@waybook/contract'

import { Segments } from '#ui/field/segments.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { PanelSection } from '../panel/panel-section.tsx'
import { useSceneWalls } from '../walls/scene-walls.ts'
import { PartyEyes } from './eyes-buttons.tsx'
import { ForgetSeen } from './forget-seen.tsx'
import { cellWords, rangeChoices, rangeOf } from './sight-words.ts'
import { useChangeSight } from './use-sight-writes.ts'
import { useSightQuery } from './use-sight.ts'

/** The scene's sight: whether players see what their tokens see, and how. */
export function SightSection() {
  const { data, error, refetch } = useSightQuery()
  if (error) return <ErrorAlert message="Failed to load the sight of this scene" onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  return data.sight ? <Settings sight={data.sight} /> : null
}

function Settings({ sight }: { readonly sight: SceneSight }) {
  const { change, pending } = useChangeSight()
  const { on, dark, memory, wallsStop, playersOpen } = { ...sight, ...pending }
  const turn = (what: 'dark' | 'memory' | 'wallsStop' | 'playersOpen', said: string) => (next: boolean) =>
    change({ [what]: next }, `${said}: ${next ? 'on' : 'off'}`)
  return (
    <PanelSection title="Sight" {...(on && { note: dark ? 'on, dark' : 'on' })}>
      <Switch
        label="Players see what their tokens see"
        checked={on}
        onChange={(next) => change({ on: next }, next ? 'Players see what their tokens see' : 'Sight is off')}
      />
      {on ? (
        <div className="grid gap-2">
          <Problems blocked={sight.blocked} />
          <Groups {...sight} {...pending} change={change} />
          <Switch label="Dark: tokens need light to see" checked={dark} onChange={turn('dark', 'Dark')} />
          <Range {...sight} {...pending} change={change} />
          <Switch label="A gray map of what was seen stays" checked={memory} onChange={turn('memory', 'Gray map')} />
          <Switch
            label="Walls stop players’ tokens"
            checked={wallsStop}
            onChange={turn('wallsStop', 'Walls stop players’ tokens')}
          />
          <Switch
            label="Players open doors beside their tokens"
            checked={playersOpen}
            onChange={turn('playersOpen', 'Players open doors')}
          />
          <PartyEyes />
          <ForgetSeen />
        </div>
      ) : (
        <p className="text-14 text-ink-2">
          The map then follows the tokens. What you clear and cover by hand stays above it.
        </p>
      )}
    </PanelSection>
  )
}

function Problems({ blocked }: Pick<SceneSight, 'blocked'>) {
  const walls = useSceneWalls()?.walls.length ?? 0
  if (blocked)
    return (
      <p role="alert" className="text-14 font-semibold text-bad">
        The walls of this scene make more than {WALL_PIECES_MAX.toLocaleString('en-US')} pieces, or reach too far away.
        Players see nothing until you remove some.
      </p>
    )
  if (walls > 0) return null
  return (
    <p className="text-14 text-ink-2">There are no walls yet, so tokens see the whole map. Press W to draw some.</p>
  )
}

type SettingProps = SceneSight & Pick<ReturnType<typeof useChangeSight>, 'change'>

const groupChoices = [
  { value: 'party', label: 'The party' },
  { value: 'own', label: 'Each player' },
] as const

function Groups({ groups, change }: SettingProps) {
  return (
    <div>
      <Segments
        label="Who sees together"
        options={groupChoices}
        value={groups}
        onChange={(next) =>
          change({ groups: next }, next === 'party' ? 'The party sees together' : 'Each player sees for themselves')
        }
      />
      {groups === 'own' ? (
        <p className="mt-1 text-14 text-ink-2">A television still shows what the whole party sees.</p>
      ) : null}
    </div>
  )
}

function Range({ range, change }: SettingProps) {
  return (
    <SelectField
      label="How far tokens see"
      value={range ?? ''}
      onChange={({ target }) => {
        const next = rangeOf(target.value)
        change({ range: next }, next === null ? 'Tokens see without a limit' : `Tokens see ${cellWords(next)}`)
      }}
    >
      {rangeChoices(range, 'Without a limit').map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
