import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'

/** A list of names and values. Its children are `Fact`s. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="text-14">{children}</dl>
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5 last:border-0">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface MilestoneProps {
  readonly label: string
  readonly value: number
  /** Highlights the number that is in use. */
  readonly marked?: boolean
}

/** A number in an arched box. Must be a child of a `dl`. */
export function StatBox({ label, value, marked = false }: MilestoneProps) {
  return (
    <div
      className={classNames(
        'bg-raised flex min-w-0 flex-col-reverse items-center justify-start rounded-t-[2.6rem] rounded-b-[5px] border px-1 pt-3.5 pb-2',
        marked ? 'border-mark ring-mark ring-1 ring-inset' : 'border-line',
      )}
    >
      <dt className="mt-1 text-14 wrap-normal text-ink-2 @min-[32rem]:text-12">{label}</dt>
      <dd className="font-serif text-[1.75rem] leading-none font-semibold lining-nums">{value}</dd>
    </div>
  )
}
