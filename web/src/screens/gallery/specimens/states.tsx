import { ButtonLink } from '#ui/button/page-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert, FailedPage, StatusLine } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { UndoToast } from '#ui/state/undo-toast.tsx'

import { Specimen } from '../specimen.tsx'

const noop = () => {}

export function States() {
  return (
    <>
      <Specimen name="Spinner: default label, custom label">
        <div className="grid grid-cols-2">
          <Spinner />
          <Spinner label="Searching..." />
        </div>
      </Specimen>
      <Specimen name="EmptyState: next step as text, next step as an action">
        <EmptyState>No items yet. What your game master shows you appears here.</EmptyState>
        <EmptyState action={<ButtonLink href="/gallery">Go to the gallery</ButtonLink>}>Nothing here.</EmptyState>
      </Specimen>
      <Specimen name="ProgressBar: indeterminate, started, complete">
        <div className="grid max-w-100 gap-3">
          {[null, 0.4, 1].map((share) => (
            <ProgressBar key={share} label="Painting" share={share} />
          ))}
        </div>
      </Specimen>
      <Specimen name="StatusLine">
        <StatusLine>Not saved, restored</StatusLine>
      </Specimen>
      <Specimen name="UndoToast: nothing to undo">
        <UndoToast message={null} onUndo={noop} onEnd={noop} />
      </Specimen>
      <Specimen name="FailedPage">
        <FailedPage title="Failed to load items" reason="The server cannot be reached" onRetry={noop} />
      </Specimen>
      <Specimen name="NeedsConnection">
        <NeedsConnection onReachable={noop} />
      </Specimen>
      <Specimen name="ErrorAlert: message only, with retry, with retry disabled">
        <ErrorAlert message="API error: Forbidden" />
        <ErrorAlert message="Failed to load items: The server cannot be reached" onRetry={noop} />
        <ErrorAlert
          message="Too many attempts"
          onRetry={noop}
          retryDisabledReason="Wait a minute before you try again."
        />
      </Specimen>
    </>
  )
}
