import type { ChangePayment } from '@waybook/contract'
import { changeDice } from '@waybook/messages/changeDice'
import type { Throwable } from '@waybook/rules'
import { dieKinds } from '@waybook/rules'
import type { Dispatch } from 'react'

import { usePointWords } from '#parts/entity/use-point-words.ts'
import { DieFaces, type EnteredDie } from '#ui/dice/faces-form.tsx'
import { Segments } from '#ui/field/segments.tsx'

import type { EnteredFaces } from './intent.ts'

interface PaymentFieldProps {
  /** What the viewer can pay with. */
  readonly payments: readonly ChangePayment[]
  readonly pay: ChangePayment | null
  readonly onPay: Dispatch<ChangePayment | null>
}

/** What a change costs: at first nothing. */
export function PaymentField({ payments, pay, onPay }: PaymentFieldProps) {
  const points = usePointWords()
  if (payments.length === 0) return null
  const labels = { triumph: changeDice.triumph(), storyPoint: changeDice.point({ point: points.one }) }
  return (
    <Segments
      label={changeDice.paidWith()}
      options={[
        { value: 'nothing', label: changeDice.nothing() },
        ...payments.map((value) => ({ value, label: labels[value] })),
      ]}
      value={pay !== null && payments.includes(pay) ? pay : 'nothing'}
      onChange={(value) => onPay(value === 'nothing' ? null : value)}
    />
  )
}

interface PhysicalFacesProps {
  /** The kinds of the dice that fall. */
  readonly falling: readonly Throwable[]
  readonly faces: EnteredFaces
  readonly onFaces: Dispatch<EnteredFaces>
}

/** The faces of physical dice that are thrown again. Without them, Waybook throws. */
export function PhysicalFaces({ falling, faces, onFaces }: PhysicalFacesProps) {
  const kinds: readonly EnteredDie[] = [...dieKinds, 'force']
  const thrown = kinds.filter((kind) => falling.includes(kind))
  if (thrown.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-14 text-ink-2">{changeDice.physical()}</p>
      {thrown.map((die) => (
        <DieFaces
          key={die}
          die={die}
          count={falling.filter((one) => one === die).length}
          chosen={faces[die] ?? []}
          onChange={(chosen) => onFaces({ ...faces, [die]: chosen })}
        />
      ))}
    </div>
  )
}
