import { ButtonLink } from '#ui/button/page-link.tsx'

import { EmptyState } from './empty-state.tsx'
import { ErrorAlert, FailedPage, StatusLine } from './error-alert.tsx'
import { NeedsConnection } from './needs-connection.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Spinner } from './spinner.tsx'
import { UndoToast } from './undo-toast.tsx'
import { UploadProgress } from './upload-progress.tsx'

const noop = () => {}

export const examples = {
  'Spinner: default label, custom label': (
    <div className="grid grid-cols-2">
      <Spinner />
      <Spinner label="Searching..." />
    </div>
  ),
  'EmptyState: next step as text, next step as an action': (
    <>
      <EmptyState>No items yet. What your game master shows you appears here.</EmptyState>
      <EmptyState action={<ButtonLink href="/gallery">Go to the gallery</ButtonLink>}>Nothing here.</EmptyState>
    </>
  ),
  'ProgressBar: indeterminate, started, complete': (
    <div className="grid max-w-100 gap-3">
      {[null, 0.4, 1].map((share) => (
        <ProgressBar key={share} label="Painting" share={share} />
      ))}
    </div>
  ),
  'UploadProgress: under way, sent': (
    <div className="grid max-w-100 gap-3">
      <UploadProgress name="harbor.png" share={0.4} sent="Sent. The picture is being prepared." onCancel={noop} />
      <UploadProgress name="harbor.png" share={1} sent="Sent. The picture is being prepared." onCancel={noop} />
    </div>
  ),
  StatusLine: <StatusLine>Not saved, restored</StatusLine>,
  'UndoToast: nothing to undo': <UndoToast message={null} onUndo={noop} onEnd={noop} />,
  FailedPage: <FailedPage title="Failed to load items" reason="The server cannot be reached" onRetry={noop} />,
  NeedsConnection: <NeedsConnection onReachable={noop} />,
  'ErrorAlert: message only, with retry, with retry disabled': (
    <>
      <ErrorAlert message="API error: Forbidden" />
      <ErrorAlert message="Failed to load items: The server cannot be reached" onRetry={noop} />
      <ErrorAlert
        message="Too many attempts"
        onRetry={noop}
        retryDisabledReason="Wait a minute before you try again."
      />
    </>
  ),
}
