import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'

/** A list of names and values. Its children are `Fact`s. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="text-14">{children}</dl>
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid lead-cols-26 gap-x-3 border-b border-line py-1.5 last:border-0">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface MilestoneProps {
  readonly label: string
  /** `–` if unknown. */
  readonly value: number | '–'
  /** Shows the first three letters of the label, and a smaller number. */
  readonly short?: boolean
  /** Highlights the number in use. */
  readonly marked?: boolean
}

/** A number in an arched box. Must be a child of a `dl`. */
export function StatBox({ label, value, short = false, marked = false }: MilestoneProps) {
  return (
    <div
      className={classNames(
        'bg-raised flex min-w-0 flex-col-reverse items-center justify-start rounded-b-[5px] border px-1',
        short ? 'rounded-t-[1.4rem] pt-2 pb-1' : 'rounded-t-[2.6rem] pt-3.5 pb-2',
        marked ? 'border-mark ring-mark ring-1 ring-inset' : 'border-line',
      )}
    >
      <dt className={classNames('wrap-normal text-ink-2', short ? 'text-12' : 'mt-1 text-14 @min-[32rem]:text-12')}>
        {short ? <ShortLabel label={label} /> : label}
      </dt>
      <dd
        className={classNames(
          'font-serif leading-none font-semibold lining-nums',
          short ? 'text-20' : 'text-[1.75rem]',
        )}
      >
        {value}
      </dd>
    </div>
  )
}

/** The first letters of a word, which screen readers read in full. */
export function ShortLabel({ label }: { readonly label: string }) {
  return (
    <>
      <span aria-hidden="true">{label.slice(0, 3)}</span>
      <span className="sr-only">{label}</span>
    </>
  )
}
