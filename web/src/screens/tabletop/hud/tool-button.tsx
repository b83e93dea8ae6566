import type { ComponentProps } from 'react'

import { Icon, type IconName } from '#ui/text/icon.tsx'

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: IconName
  readonly label: string
}

/** An icon button at the edge of the map. Its label is a title only, so that a bar of buttons covers little of the map. */
export function ToolButton({ icon, label, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-control text-ink hover:bg-raised aria-disabled:text-ink-2 aria-pressed:bg-lamp aria-pressed:text-on-lamp md:size-hit"
    >
      <Icon name={icon} />
    </button>
  )
}
