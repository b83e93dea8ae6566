import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { markMissingCode } from './missing-code.ts'
import { useRecovery } from './use-error-recovery.ts'
import { idle } from './when-quiet.ts'

interface PartOptions<Props> {
  /** Wraps the error of a failed part. Its children explain the error and offer to retry. Without it they appear where the part would be. */
  readonly InStead?: ComponentType<Props & { readonly children: ReactNode }>
  /** Shown while the code is loading. */
  readonly loading?: ReactNode
  /** `false` if only some viewers need the part. It is then loaded only when it is shown. */
  readonly inAdvance?: boolean
}

const parts = new Set<() => Promise<unknown>>()

/** Loads the code of all registered parts one by one while the browser is idle. A part that fails loads when it is needed. */
export async function loadParts(): Promise<void> {
  for (const load of parts) {
    parts.delete(load)
    await load().catch(() => undefined)
    await idle()
  }
}

/**
 * A part of a page, such as a dialog, whose code is a separate file. If the code cannot be loaded, or the part fails, the rest of the page is
 * unaffected. The part retries when the connection is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { InStead = InPlace, loading = null, inAdvance = true }: PartOptions<Props> = {},
): ComponentType<Props> {
  const latest = { Code: lazyCode(load) }
  // React caches the failure of a lazy component, so each attempt needs a new component.
  const renew = () => {
    latest.Code = lazyCode(load)
  }
  if (inAdvance) parts.add(load)
  return function Part(props) {
    const [{ attempt, Code }, setAttempt] = useState(() => ({ attempt: 0, ...latest }))
    const retry = () => setAttempt((before) => ({ attempt: before.attempt + 1, ...latest }))
    return (
      <ErrorBoundary
        key={attempt}
        onCatch={renew}
        renderFailure={(error) => (
          <InStead {...props}>
            <Failure error={error} onRetry={retry} />
          </InStead>
        )}
      >
        <Suspense fallback={loading}>
          <Code {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

function lazyCode<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      markMissingCode(error)
      throw error
    }
  })
}

function InPlace({ children }: { readonly children: ReactNode }) {
  return children
}

function Failure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { state, message, retry } = useRecovery(error, onRetry)
  switch (state) {
    case 'checking':
      return <Spinner />
    case 'offline':
      return <NeedsConnection onReachable={retry} />
    case 'failed':
      return <ErrorAlert message={message} onRetry={retry} />
  }
}

interface ErrorBoundaryProps {
  readonly children: ReactNode
  readonly renderFailure: (error: unknown) => ReactNode
  readonly onCatch: () => void
}

/** React supports error boundaries only as classes. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly caught: readonly unknown[] }> {
  override state: { readonly caught: readonly unknown[] } = { caught: [] }

  static getDerivedStateFromError(error: unknown) {
    return { caught: [error] }
  }

  override componentDidCatch() {
    this.props.onCatch()
  }

  override render() {
    const { caught } = this.state
    return caught.length === 0 ? this.props.children : this.props.renderFailure(caught[0])
  }
}
