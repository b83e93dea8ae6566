import type { Combatant } from '@waybook/contract'

import { Face } from '#ui/picture/face.tsx'
import { classNames } from '#ui/text/class-names.ts'

interface CombatantFaceProps {
  readonly combatant: Pick<Combatant, 'name' | 'picture' | 'side' | 'number' | 'fallen' | 'known'>
  /** A Tailwind size, such as `size-9`. */
  readonly size: string
}

/**
 * A combatant's portrait: round for the party, square for the game master, with the number of a copy. Fallen combatants are gray and struck through.
 */
export function CombatantFace({ combatant, size }: CombatantFaceProps) {
  const { name, picture, side, number, fallen, known } = combatant
  return (
    <span aria-hidden="true" className={classNames('relative block shrink-0', size)}>
      <span
        className={classNames(
          'block size-full overflow-hidden border-2 bg-portrait text-12 text-night-ink',
          side === 'players' ? 'rounded-round border-ink' : 'rounded-[10px] border-npc',
          !known && 'border-dashed opacity-75',
          fallen && 'brightness-55 grayscale',
        )}
      >
        <Face name={name} picture={picture} />
      </span>
      {fallen ? <Strike /> : null}
      {number === null ? null : <NumberBadge number={number} />}
    </span>
  )
}

/** A line across a combatant who is out of the fight. */
function Strike() {
  return <span className="absolute inset-x-[10%] top-1/2 h-[3px] -rotate-45 rounded-[2px] bg-bad" />
}

/** The number of a copy, such as the 2 of "Raider 2". */
function NumberBadge({ number }: { readonly number: number }) {
  return (
    <span
      data-number={number}
      className="absolute -right-1.5 -bottom-1.5 round-badge h-5.5 min-w-5.5 copy-badge px-1 font-sans before:content-[attr(data-number)]"
    />
  )
}
