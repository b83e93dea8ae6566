import type { ComponentProps } from 'react'

import { Icon } from '#ui/text/icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly label: string
}

/** A button that shows an icon, a face or the like instead of its label. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={`icon-button ${className}`} />
}

interface CloseButtonProps {
  /** What it puts away, if that is not what it lies on. */
  readonly label?: string
  /** Where it lies. */
  readonly className?: string
  readonly onClose: () => void
}

/** A cross in the corner of what it closes. */
export function CloseButton({ label = 'Close', className = '', onClose }: CloseButtonProps) {
  return (
    <IconButton label={label} onClick={onClose} className={`text-ink-2 hover:text-ink ${className}`}>
      <Icon name="close" />
    </IconButton>
  )
}
