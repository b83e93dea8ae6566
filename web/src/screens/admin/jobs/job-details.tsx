import type { Job } from '@waybook/contract'

import { Icon } from '#ui/text/icon.tsx'

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })
const levels = { info: 'Info', warning: 'Warning', error: 'Error' }

/** What a job wrote down on its way, unfolded when it is asked for. */
export function JobDetails({ job: { title, logs, result } }: { readonly job: Job }) {
  return (
    <details className="group">
      <summary
        aria-label={`Logs of ${title}`}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-14 font-semibold text-link md:min-h-9 [&::-webkit-details-marker]:hidden"
      >
        {logs.length === 1 ? '1 log' : `${logs.length} logs`}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="rounded-control bg-sunk p-3 text-12">
        {logs.map(({ timestamp, message, level }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a log only grows at its end
          <li key={index} className={level === 'error' ? 'text-bad' : undefined}>
            <time dateTime={new Date(timestamp).toISOString()}>{clock.format(timestamp)}</time>{' '}
            <strong>{levels[level]}</strong> <span className="wrap-anywhere">{message}</span>
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
