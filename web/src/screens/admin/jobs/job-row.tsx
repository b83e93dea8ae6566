import { hasEnded, isStale, type Job, type JobStatus } from '@waybook/contract'
import { adminOverview } from '@waybook/messages/adminOverview'

import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { Tag, type TagTone } from '#ui/text/tag.tsx'
import { dateFormat, formatDateTime } from '#ui/text/words.ts'

const words: Readonly<Record<JobStatus, () => string>> = {
  pending: () => adminOverview.pending(),
  running: () => adminOverview.running(),
  completed: () => adminOverview.completed(),
  failed: () => adminOverview.failed(),
}
const tones: Readonly<Record<JobStatus, TagTone>> = {
  pending: 'grey',
  running: 'purple',
  completed: 'green',
  failed: 'red',
}

interface JobRowProps {
  readonly job: Job
  /** When the list was read, in milliseconds since 1970. */
  readonly asOf: number
  readonly onClear: () => void
}

export function JobRow({ job, asOf, onClear }: JobRowProps) {
  const { title, description, status, createdAt } = job
  const stale = isStale(job, asOf)
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="text-18">{title}</h3>
        <Tag tone={tones[status]}>{words[status]()}</Tag>
      </div>
      {stale ? <p className="text-14 font-semibold text-bad">{adminOverview.stale()}</p> : null}
      {description === '' ? null : <p className="text-14 wrap-anywhere text-ink-2">{description}</p>}
      <p className="text-12 text-ink-2">{adminOverview.created({ date: formatDateTime(createdAt) })}</p>
      {status === 'running' ? <JobProgress metadata={job.metadata} title={title} /> : null}
      {job.error === null ? null : <p className="text-14 wrap-anywhere text-bad">{job.error}</p>}
      <JobDetails job={job} />
      {hasEnded(job) || stale ? (
        <Button
          size="dense"
          variant="ghost"
          onClick={onClear}
          aria-label={adminOverview.clearJob({ title })}
          className="-ms-3"
        >
          {adminOverview.clear()}
        </Button>
      ) : null}
    </li>
  )
}

const clock = dateFormat({ timeStyle: 'medium' })
const levels = {
  info: () => adminOverview.info(),
  warning: () => adminOverview.warning(),
  error: () => adminOverview.error(),
}

/** A job's log and result, initially collapsed. */
function JobDetails({ job: { title, logs, result } }: { readonly job: Job }) {
  return (
    <details className="group">
      <summary
        aria-label={adminOverview.logsOf({ title })}
        className="inline-flex min-h-touch cursor-pointer items-center gap-1 text-14 font-semibold text-link md:min-h-9 [&::-webkit-details-marker]:hidden"
      >
        {adminOverview.logEntries({ count: logs.length })}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="rounded-control bg-sunk p-3 text-12">
        {logs.map(({ timestamp, message, level }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a log only grows at its end
          <li key={index} className={level === 'error' ? 'text-bad' : undefined}>
            <time dateTime={new Date(timestamp).toISOString()}>{clock(timestamp)}</time>{' '}
            <strong>{levels[level]()}</strong> <span className="wrap-anywhere">{message}</span>
          </li>
        ))}
      </ol>
      {result === null ? null : (
        <pre className="mt-2 max-h-60 overflow-auto rounded-control bg-sunk p-3 text-12 wrap-anywhere whitespace-pre-wrap">
          {JSON.stringify(result, null, 2)}
        </pre>
      )}
    </details>
  )
}

interface JobProgressProps extends Pick<Job, 'metadata'> {
  readonly title: string
}

/** The progress that a running job reports. */
function JobProgress({ metadata: { progress }, title }: JobProgressProps) {
  if (typeof progress !== 'number') return null
  const percent = Math.round(progress * 100)
  return (
    <div className="mt-1 flex items-center gap-3 text-14 text-ink-2">
      <progress
        value={progress}
        max={1}
        aria-label={adminOverview.progressOf({ title })}
        className="h-2.25 w-full max-w-60 progress rounded-[2px]"
      />
      {adminOverview.percent({ percent })}
    </div>
  )
}
