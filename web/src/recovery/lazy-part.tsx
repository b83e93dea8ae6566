import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { markMissingCode } from './missing-code.ts'
import { useRecovery } from './use-error-recovery.ts'
import { idle } from './when-quiet.ts'

interface PartOptions<Props> {
  /** Takes the place of a part that failed. Its children say why and offer to try again; without it they are shown in place. */
  readonly InStead?: ComponentType<Props & { readonly children: ReactNode }>
  /** Shown while the code is loading. */
  readonly loading?: ReactNode
  /** `false` for what only some viewers need: it is not loaded before it is shown. */
  readonly inAdvance?: boolean
}

const parts = new Set<() => Promise<unknown>>()

/** Loads the code of the parts that are known and not loaded yet, one after the other while the browser is idle. What fails is loaded when it is needed. */
export async function loadParts(): Promise<void> {
  for (const load of parts) {
    parts.delete(load)
    await load().catch(() => undefined)
    await idle()
  }
}

/**
 * A part of a page, such as a dialog, whose code is a file of its own. If the code cannot be loaded, or the part fails, the rest of the
 * page stays as it is. It goes on by itself when the connection is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { InStead = InPlace, loading = null, inAdvance = true }: PartOptions<Props> = {},
): ComponentType<Props> {
  const latest = { Code: lazyCode(load) }
  // React keeps the failure of a lazy component, so each attempt needs a new one.
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

/** React offers this to classes only. */
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
