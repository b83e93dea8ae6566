import { sheetPoints } from '@waybook/messages/sheetPoints'
import { useRef, useState } from 'react'

import { StatusLine } from '#ui/state/error-alert.tsx'

import { NoStrain, type StatsProps } from './combat-stats.tsx'
import { PointsEntry } from './points-entry.tsx'
import { PointsFigure } from './points-figure.tsx'
import { usePoints, type PointsProps } from './use-points.ts'

/** Hit points and strain side by side, for the strip on phones. The user can type one of them at a time, in a row below. */
export function StatsStrip({ character, dynamic, soak }: StatsProps) {
  const { id: characterId, maxHp, strainThreshold } = character
  const own = { characterId, dynamic }
  const hitPoints: PointsProps = { label: sheetPoints.hitPoints(), field: 'hitpoints', most: maxHp ?? 0, ...own }
  const strain: PointsProps = { label: sheetPoints.strain(), field: 'strain', most: strainThreshold ?? 0, ...own }
  const figures = [
    { ...hitPoints, points: usePoints(hitPoints), soak: soak ?? 0 },
    { ...strain, points: usePoints(strain), soak: null },
  ].filter(({ field, most }) => field === 'hitpoints' || most > 0)
  const [openField, setOpenField] = useState<PointsProps['field'] | null>(null)
  const opener = useRef<HTMLElement>(null)
  const toggle = (field: PointsProps['field'], pressed: HTMLElement) => {
    opener.current = pressed
    setOpenField(openField === field ? null : field)
  }
  const close = () => {
    setOpenField(null)
    opener.current?.focus()
  }
  const open = figures.find(({ field }) => field === openField)
  return (
    <>
      {figures.map(({ label, field, most, points }) => (
        <PointsFigure
          key={field}
          {...{ label, field, most, points }}
          open={field === openField}
          onToggle={(pressed) => toggle(field, pressed)}
        />
      ))}
      {figures.length === 1 ? <NoStrain /> : null}
      <div className="col-span-full -mx-3 empty:hidden">
        {open ? (
          <PointsEntry
            key={open.field}
            label={open.label}
            most={open.most}
            points={open.points}
            soak={open.soak}
            stepper
            onClose={close}
          />
        ) : null}
      </div>
      <div className="col-span-full">
        {figures.map(({ field, label, points }) => (
          <StatusLine key={field} quiet={!points.refused}>
            {points.notice === null ? null : sheetPoints.notice({ label, notice: points.notice })}
          </StatusLine>
        ))}
      </div>
    </>
  )
}
