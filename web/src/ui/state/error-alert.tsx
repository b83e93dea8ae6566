import { Button } from '#ui/button/button.tsx'

interface ErrorAlertProps {
  readonly message: string
  readonly onRetry?: () => void
  /** Why it is too early to try again, in words. */
  readonly restReason?: string | undefined
}

export function ErrorAlert({ message, onRetry, restReason }: ErrorAlertProps) {
  return (
    <div className="grid justify-items-start gap-3 py-4">
      <p role="alert" className="flex gap-3">
        <span aria-hidden="true" className="mt-1 h-4.5 w-2.5 shrink-0 rounded-[1px] bg-bad forced-color-adjust-none" />
        <span className="max-w-measure wrap-anywhere">{message}</span>
      </p>
      {onRetry ? (
        <Button size="small" onClick={onRetry} disabledReason={restReason}>
          Try again
        </Button>
      ) : null}
    </div>
  )
}
