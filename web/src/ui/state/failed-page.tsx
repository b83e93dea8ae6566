import { usePageTitle } from '#ui/page/page-title.ts'

import { ErrorAlert } from './error-alert.tsx'

interface FailedPageProps {
  /** What failed, which is also what the browser calls the page. */
  readonly title: string
  readonly reason: string
  readonly onRetry: () => void
}

/** Takes the place of what could not be loaded. */
export function FailedPage({ title, reason, onRetry }: FailedPageProps) {
  usePageTitle(title)
  return <ErrorAlert message={`${title}: ${reason}`} onRetry={onRetry} />
}
