import { fallenDice, type Fallen } from '@waybook/rules'

import { classNames } from '#ui/text/class-names.ts'

import { ThrownFace } from '../../look/thrown-face.tsx'

/** Degrees, and how far out of its row, in pixels: dice that fell do not lie in line. */
const lying: readonly (readonly [tilt: number, shift: number])[] = [
  [-6, 6],
  [4, -8],
  [-3, 10],
  [6, -4],
  [-5, -6],
  [4, 8],
  [3, -2],
  [6, 5],
]

/** As many as lie in two rows of large dice. */
const LARGE_MAX = 8

/** The dice of a throw as they fell, drawn flat. */
export function FlatDice({ fallen }: { readonly fallen: Fallen }) {
  const fell = fallenDice(fallen)
  const large = fell.length <= LARGE_MAX
  return (
    <ul
      aria-label="Dice"
      className={classNames(
        'grid justify-items-center py-4',
        large ? 'grid-cols-4 gap-y-5' : 'grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-y-2',
      )}
    >
      {fell.map((one, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- what fell never changes
          key={index}
          className={classNames('drop-shadow-[0_6px_6px_rgb(0_0_0/0.45)]', large ? 'w-15' : 'w-10')}
          style={{ transform: lie(index, large) }}
        >
          <ThrownFace {...one} />
        </li>
      ))}
    </ul>
  )
}

/** With many dice there is no room to lie out of line. */
function lie(index: number, large: boolean): string {
  const [tilt, shift] = lying[index % lying.length] ?? [0, 0]
  return `rotate(${tilt}deg) translateY(${large ? shift : 0}px)`
}
