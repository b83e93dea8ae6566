import { hasEnded, isStale, type Job, type JobStatus } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'
import { Tag, type TagTone } from '#ui/text/tag.tsx'

import { shortly } from '../shortly.ts'
import { JobDetails } from './job-details.tsx'
import { JobProgress } from './job-progress.tsx'

const words: Readonly<Record<JobStatus, string>> = {
  pending: 'Pending',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
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
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="text-18">{title}</h3>
        <Tag tone={tones[status]}>{words[status]}</Tag>
      </div>
      {isStale(job, asOf) ? <p className="text-14 font-semibold text-bad">Stale - May have crashed</p> : null}
      {description === '' ? null : <p className="text-14 wrap-anywhere text-ink-2">{description}</p>}
      <p className="text-12 text-ink-2">Created {shortly(createdAt)}</p>
      {status === 'running' ? <JobProgress metadata={job.metadata} title={title} /> : null}
      {job.error === null ? null : <p className="text-14 wrap-anywhere text-bad">{job.error}</p>}
      <JobDetails job={job} />
      {hasEnded(job) ? (
        <Button size="small" variant="ghost" onClick={onClear} aria-label={`Clear ${title}`} className="-ms-3">
          Clear
        </Button>
      ) : null}
    </li>
  )
}
