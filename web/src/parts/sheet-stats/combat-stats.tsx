import type { CharacterDynamic, Entity } from '@waybook/contract'
import { sheetPoints } from '@waybook/messages/sheetPoints'
import { useRef, useState, type ReactNode } from 'react'

import { Panel } from '#ui/page/panel.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { RichMessage } from '#ui/text/rich-message.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { PointMeter } from './point-meter.tsx'
import { PointsEntry } from './points-entry.tsx'
import { Flash, PointsLabel } from './points-figure.tsx'
import { PointsSteps } from './points-steps.tsx'
import { usePoints, type PointsProps } from './use-points.ts'

export interface StatsProps {
  readonly character: Pick<Entity, 'id' | 'maxHp' | 'strainThreshold'>
  readonly dynamic: CharacterDynamic
  /** `null` if unknown, because brawn is missing. */
  readonly soak: number | null
}

/** Hit points and strain, with `children` below them. */
export function CombatStats({ character, dynamic, soak, children }: StatsProps & { readonly children: ReactNode }) {
  const { id: characterId } = character
  const [maxHp, strainThreshold] = [character.maxHp ?? 0, character.strainThreshold ?? 0]
  return (
    <Panel title={sheetPoints.combatStats()} tight>
      <div className="grid gap-5.5">
        <PointStepper
          label={sheetPoints.hitPoints()}
          field="hitpoints"
          most={maxHp}
          soak={soak ?? 0}
          {...{ characterId, dynamic }}
        />
        {strainThreshold === 0 ? (
          <NoStrain />
        ) : (
          <PointStepper
            label={sheetPoints.strain()}
            field="strain"
            most={strainThreshold}
            soak={null}
            {...{ characterId, dynamic }}
          />
        )}
        {children}
      </div>
      <LastUpdated at={dynamic.lastUpdated} />
    </Panel>
  )
}

/** For characters with a threshold of 0. */
export function NoStrain() {
  return <p className="text-14 text-ink-2">{sheetPoints.noStrain()}</p>
}

/** `at`: when the state of the character last changed, in milliseconds since 1970. */
export function LastUpdated({ at }: { readonly at: number | null }) {
  return (
    <p className="mt-3 text-12 text-ink-2">
      {at === null ? (
        sheetPoints.neverUpdated()
      ) : (
        <RichMessage parts={sheetPoints.updated({ date: formatDateTime(at) }, elementsOf(at))} />
      )}
    </p>
  )
}

const elementsOf = (at: number) => ({
  time: (words: string) => <time dateTime={new Date(at).toISOString()}>{words}</time>,
})

const tones = { hitpoints: 'vital', strain: 'strain' } as const

/** Changes hit points or strain in steps of one, or to the number that the user types after pressing it. */
function PointStepper({ soak, ...props }: PointsProps & { readonly soak: number | null }) {
  const { label, field, most } = props
  const points = usePoints(props)
  const { value } = points
  const [isTyping, setTyping] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setTyping(false)
    opener.current?.focus()
  }
  return (
    <div aria-busy={points.saving}>
      <PointsSteps label={label} most={most} points={points}>
        <div className="relative pb-1 text-center font-normal">
          <Flash change={points.changeByOthers} />
          <p className="relative text-14">
            <PointsLabel label={label} points={points} />
          </p>
          <output
            aria-label={label}
            className={classNames(
              'relative block font-serif text-30 font-semibold lining-nums',
              points.isDown && 'text-bad',
            )}
          >
            {value} <small className="font-sans text-16 font-medium text-ink-2">/ {most}</small>
          </output>
          <button
            ref={opener}
            type="button"
            aria-expanded={isTyping}
            aria-label={sheetPoints.change({ label })}
            onClick={() => setTyping(!isTyping)}
            className="absolute inset-0 rounded-control"
          />
        </div>
      </PointsSteps>
      <div className="mt-2.5">
        <PointMeter value={value} most={most} tone={tones[field]} />
        {isTyping ? (
          <div className="mt-2.5 overflow-hidden rounded-control">
            <PointsEntry {...{ label, most, points, soak }} stepper={false} onClose={close} />
          </div>
        ) : null}
        <StatusLine quiet={!points.refused}>{points.notice}</StatusLine>
      </div>
    </div>
  )
}
