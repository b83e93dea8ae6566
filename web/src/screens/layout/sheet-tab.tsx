import { Link } from '@tanstack/react-router'

import { Icon } from '#ui/text/icon.tsx'

interface SheetTabProps {
  /** Whose sheet it leads to, or what is said in its place. */
  readonly name: string
  readonly className: string
}

/** To the sheet, by the character's first name: a tab has no room for more. */
export function SheetTab({ name, className }: SheetTabProps) {
  return (
    <Link to="/my-character" className={className}>
      <Icon name="person" />
      <span className="leading-tight max-w-full truncate px-1">
        {name === 'My Character' ? 'Sheet' : name.split(' ', 1)}
      </span>
    </Link>
  )
}
