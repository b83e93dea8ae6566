import { Button } from '#ui/button/button.tsx'

interface ProgressBarProps {
  /** The accessible name. The text next to the bar may have more detail. */
  readonly label: string
  /** From 0 to 1; `null` while unknown. */
  readonly share: number | null
}

/** The progress of an action. Not announced by screen readers; the text next to it is. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      {...(share !== null && { value: share })}
      className="h-2 w-full progress rounded-round border border-control"
    />
  )
}

interface UploadProgressProps {
  /** The name of the file. */
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  /** What becomes of the file once it is sent. */
  readonly sent: string
  readonly onCancel: () => void
}

/** An upload, which can be canceled until the whole file is sent. */
export function UploadProgress({ name, share, sent, onCancel }: UploadProgressProps) {
  return (
    <>
      <p className="truncate text-14">{share < 1 ? `Uploading ${name}` : sent}</p>
      <ProgressBar label={`Uploading ${name}`} share={share} />
      {share < 1 ? (
        <span>
          <Button size="dense" onClick={onCancel}>
            Cancel
          </Button>
        </span>
      ) : null}
    </>
  )
}
