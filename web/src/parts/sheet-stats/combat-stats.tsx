import type { CharacterDynamic, Entity } from '@waybook/contract'
import { soakOf } from '@waybook/rules'

import { useAdjust, useLive, usePending, useWaiting } from '#api/live/live.ts'
import type { PointsField, WaitingWrite } from '#api/live/stored-writes.ts'
import { RoundButton } from '#ui/button/round-button.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { useSlow } from '#ui/state/use-delayed.ts'

import { PointMeter } from './point-meter.tsx'

interface CombatStatsProps {
  readonly character: Pick<Entity, 'id' | 'characteristics' | 'maxHp' | 'strainThreshold'>
  readonly dynamic: CharacterDynamic
}

/** Hit points, strain and soak. */
export function CombatStats({ character, dynamic }: CombatStatsProps) {
  const { id, characteristics, maxHp, strainThreshold } = character
  return (
    <Panel title="Combat Stats" tight>
      <div className="grid gap-5.5">
        <PointStepper label="Hit Points" characterId={id} field="hitpoints" dynamic={dynamic} most={maxHp} />
        <PointStepper label="Strain" characterId={id} field="strain" dynamic={dynamic} most={strainThreshold} />
        <dl className="flex items-baseline justify-between border-t border-line pt-3.5">
          <dt>Armor (Soak)</dt>
          <dd className="font-serif text-26 leading-none font-semibold lining-nums">
            {soakOf(characteristics?.['brawn'] ?? 0)}
          </dd>
        </dl>
      </div>
      <LastUpdated at={dynamic.lastUpdated} />
    </Panel>
  )
}

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** `at`: when the state of the character last changed, in milliseconds since 1970. */
function LastUpdated({ at }: { readonly at: number | null }) {
  return (
    <p className="mt-3 text-12 text-ink-2">
      Last updated: {at === null ? 'Never' : <time dateTime={new Date(at).toISOString()}>{dateFormat.format(at)}</time>}
    </p>
  )
}

interface PointStepperProps {
  readonly label: string
  readonly characterId: string
  readonly field: PointsField
  readonly dynamic: CharacterDynamic
  readonly most: number
}

const tones = { hitpoints: 'vital', strain: 'strain' } as const

/** Changes hit points or strain by one point at a time. */
function PointStepper({ label, characterId, field, dynamic, most }: PointStepperProps) {
  const { value, saving, waiting, refused, step } = usePoints(characterId, field, dynamic, most)
  return (
    <fieldset
      aria-label={`${label}: ${value} of ${most}`}
      aria-busy={saving}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3"
    >
      <RoundButton sign="minus" label={`Decrease ${label}`} disabled={saving || value <= 0} onPress={() => step(-1)} />
      <div className="text-center">
        <p className="text-14 text-ink-2">{label}</p>
        <output aria-label={label} className="block font-serif text-30 font-semibold lining-nums">
          {value} <small className="font-sans text-16 font-medium text-ink-2">/ {most}</small>
        </output>
      </div>
      <RoundButton sign="plus" label={`Increase ${label}`} disabled={saving || value >= most} onPress={() => step(1)} />
      <PointMeter value={value} most={most} tone={tones[field]} />
      <div className="col-span-3">
        <StatusLine>{refused ? 'Not saved, restored' : null}</StatusLine>
        {waiting === 0 ? null : (
          <p className="mt-1 text-14 text-ink-2">
            {`${waiting > 0 ? '+' : '−'}${Math.abs(waiting)} will be saved when the connection is back.`}
          </p>
        )}
      </div>
    </fieldset>
  )
}

/** A faster save shows no busy state; clicks in the meantime are collected and sent after it. */
const SLOW_AFTER_MS = 400

/** Hit points or strain, including the clicks that the server has not answered yet. */
function usePoints(characterId: string, field: PointsField, dynamic: CharacterDynamic, most: number) {
  const by = usePending(characterId)[field]
  const adjust = useAdjust()
  const status = useLive()
  const { writes, refused } = useWaiting()
  const isOwn = (write: WaitingWrite) => write.characterId === characterId && write.field === field
  const first = writes.find(isOwn)
  const slow = useSlow(first?.idempotencyKey ?? null, SLOW_AFTER_MS)
  // `null` only for viewers who may not see the points; they do not see the sheet either.
  const stored = dynamic[field] ?? 0
  return {
    value: Math.min(Math.max(stored + by, 0), most),
    /** Always false without a connection, when clicks are only queued. */
    saving: slow && status === 'live',
    waiting: status === 'down' ? by : 0,
    refused: refused !== null && isOwn(refused),
    step: (one: 1 | -1) => adjust(characterId, field, one),
  }
}
