import { ui } from '@waybook/messages/ui'
import type { ComponentProps } from 'react'

import { Icon } from '#ui/text/icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly label: string
}

/** A button that shows an icon or a face instead of its label. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={`icon-button ${className}`} />
}

interface CloseButtonProps {
  /** The label if the button closes something other than its container. */
  readonly label?: string
  /** For the position. */
  readonly className?: string
  readonly onClose: () => void
}

/** A cross in the corner of the element that it closes. */
export function CloseButton({ label = ui.close(), className = '', onClose }: CloseButtonProps) {
  return (
    <IconButton label={label} onClick={onClose} className={`text-ink-2 hover:text-ink ${className}`}>
      <Icon name="close" />
    </IconButton>
  )
}
