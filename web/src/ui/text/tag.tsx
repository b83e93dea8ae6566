import { classNames } from './class-names.ts'

export type TagTone = 'green' | 'purple' | 'red' | 'grey'

const blocks: Record<TagTone, string> = { green: 'bg-good', purple: 'bg-npc', red: 'bg-bad', grey: 'bg-control' }

export function Tag({ tone = 'grey', children }: { readonly tone?: TagTone; readonly children: string }) {
  return (
    <span
      data-tone={tone}
      className="inline-flex items-center gap-1.5 rounded-tag bg-sunk px-2.5 py-0.5 text-14 whitespace-nowrap text-ink"
    >
      <span
        aria-hidden="true"
        className={classNames('h-3.5 w-2 rounded-[1px] forced-color-adjust-none', blocks[tone])}
      />
      {children}
    </span>
  )
}
