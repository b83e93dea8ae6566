import { classNames } from './class-names.ts'

interface MilestoneProps {
  readonly label: string
  readonly value: number
  /** Set on the one that counts just now. */
  readonly marked?: boolean
}

/** A number on an arched stone; stands in a `dl`. */
export function Milestone({ label, value, marked = false }: MilestoneProps) {
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
