import type { ComponentProps } from 'react'

import { classNames } from '#ui/text/class-names.ts'
import { Icon, type IconName } from '#ui/text/icon.tsx'

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: IconName
  readonly label: string
  /** Whether the label appears below the icon if there is room, not only as a title. */
  readonly named?: boolean
}

/** An icon button at the edge of the map. */
export function ToolButton({ icon, label, named = false, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        'icon-button content-center text-ink aria-disabled:text-ink-2 aria-pressed:bg-lamp aria-pressed:font-bold aria-pressed:text-on-lamp',
        named ? 'gap-0.5 font-medium md:size-hit xl:h-14 xl:w-16.5' : 'md:size-hit',
      )}
    >
      <Icon name={icon} />
      {named ? (
        <span aria-hidden="true" className="text-[0.8125rem] leading-4.5 max-xl:hidden">
          {label}
        </span>
      ) : null}
    </button>
  )
}
