import type { Job } from '@waybook/contract'

interface JobProgressProps extends Pick<Job, 'metadata'> {
  readonly title: string
}

/** How far a running job says that it is. */
export function JobProgress({ metadata: { progress }, title }: JobProgressProps) {
  if (typeof progress !== 'number') return null
  const percent = Math.round(progress * 100)
  return (
    <div className="mt-1 flex items-center gap-3 text-14 text-ink-2">
      <progress
        value={progress}
        max={1}
        aria-label={`Progress of ${title}`}
        className="h-2.25 w-full max-w-60 appearance-none overflow-hidden rounded-[2px] bg-sunk accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-primary"
      />
      {percent} %
    </div>
  )
}
