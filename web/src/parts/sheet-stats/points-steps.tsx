import { sheetPoints } from '@waybook/messages/sheetPoints'
import type { ReactNode } from 'react'

import { Stepper } from '#ui/field/stepper.tsx'

import type { Points, PointsProps } from './use-points.ts'

interface PointsStepsProps {
  readonly label: PointsProps['label']
  readonly most: number
  readonly points: Points
  /** Between the buttons. */
  readonly children: ReactNode
}

/** Changes hit points or strain in steps of one, with the same component as every other counter. */
export function PointsSteps({ label, most, points: { value, saving, change }, children }: PointsStepsProps) {
  return (
    <Stepper
      name={sheetPoints.nowOf({ label, value, most })}
      less={{ label: sheetPoints.decrease({ label }), disabled: saving || value <= 0, onStep: () => change(-1) }}
      more={{ label: sheetPoints.increase({ label }), disabled: saving || value >= most, onStep: () => change(1) }}
    >
      {children}
    </Stepper>
  )
}
