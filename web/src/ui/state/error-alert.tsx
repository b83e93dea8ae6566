import { start } from '@waybook/messages/start'

import { Button } from '#ui/button/button.tsx'
import { usePageTitle } from '#ui/page/heading.tsx'
import { languageOfText } from '#ui/text/english-texts.ts'

interface ErrorAlertProps {
  readonly message: string
  readonly onRetry?: () => void
  /** Why it is too early to try again. */
  readonly retryDisabledReason?: string | undefined
}

export function ErrorAlert({ message, onRetry, retryDisabledReason }: ErrorAlertProps) {
  return (
    <div className="grid justify-items-start gap-3 py-4">
      <p role="alert" className="flex gap-3">
        <span aria-hidden="true" className="mt-1 h-4.5 w-2.5 shrink-0 rounded-[1px] bg-bad forced-color-adjust-none" />
        <span lang={languageOfText(message)} className="max-w-measure wrap-anywhere">
          {message}
        </span>
      </p>
      {onRetry ? (
        <Button size="dense" onClick={onRetry} disabledReason={retryDisabledReason}>
          {start.tryAgain()}
        </Button>
      ) : null}
    </div>
  )
}

interface FailedPageProps {
  /** The failure, such as "Failed to load news"; also the title of the document. */
  readonly title: string
  readonly reason: string
  readonly onRetry: () => void
}

/** Replaces a page that could not be loaded. */
export function FailedPage({ title, reason, onRetry }: FailedPageProps) {
  usePageTitle(title)
  return <ErrorAlert message={start.failure({ what: title, reason })} onRetry={onRetry} />
}

interface StatusLineProps {
  readonly children: string | null
  /** For a message that is not an error. */
  readonly quiet?: boolean
}

/** A short message, announced by screen readers when it appears. */
export function StatusLine({ children, quiet = false }: StatusLineProps) {
  return (
    <output
      lang={languageOfText(children)}
      className={`block text-14 not-empty:mt-1 ${quiet ? 'text-ink-2' : 'font-semibold text-bad'}`}
    >
      {children}
    </output>
  )
}

/** The text to show for a thrown value. */
export function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || start.unexpected()
}
