import type { Combatant } from '@waybook/contract'

import { classNames } from '#ui/text/class-names.ts'

/** A square for each member of a group. Fallen members' squares are empty and struck through. */
export function GroupPips({ group }: { readonly group: NonNullable<Combatant['group']> }) {
  const { size, left } = group
  return (
    <span className="flex items-center gap-1">
      <span className="sr-only">{`${left} of ${size} left`}</span>
      {Array.from({ length: size }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          data-pip={index < left ? 'standing' : 'fallen'}
          className={classNames(
            'relative size-3.5 rounded-[3px] border-2 border-npc forced-color-adjust-none',
            index < left
              ? 'bg-npc'
              : 'border-control! after:absolute after:-inset-x-1 after:top-1/2 after:-mt-px after:h-0.5 after:-rotate-45 after:bg-bad',
          )}
        />
      ))}
    </span>
  )
}
