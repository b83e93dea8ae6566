import { Icon } from '#ui/text/icon.tsx'

interface CloseButtonProps {
  /** What it puts away, if that is not what it lies on. */
  readonly label?: string
  /** Where it lies. */
  readonly className?: string
  readonly onClose: () => void
}

/** A cross without a border, in the corner of what it closes. */
export function CloseButton({ label = 'Close', className = '', onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className={`grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-raised hover:text-ink ${className}`}
    >
      <Icon name="close" />
    </button>
  )
}
