import type { Die, Face } from '@waybook/rules'

import { DieBody } from './die-shape.tsx'
import { SymbolPath } from './die-symbol.tsx'
import { faceLabel } from './face-words.ts'

interface Printing {
  /** The size of a single and of a paired symbol, and its vertical center, on the die's 32 by 32 grid. */
  readonly alone: number
  readonly paired: number
  readonly middle: number
  readonly ink: string
}

const printings: Readonly<Record<Die, Printing>> = {
  boost: { alone: 15, paired: 10.4, middle: 16, ink: 'text-boost-ink' },
  ability: { alone: 13, paired: 9.2, middle: 16, ink: 'text-ability-ink' },
  proficiency: { alone: 15, paired: 10.4, middle: 17.4, ink: 'text-proficiency-ink' },
  setback: { alone: 15, paired: 10.4, middle: 16, ink: 'text-setback-ink' },
  difficulty: { alone: 13, paired: 8, middle: 16, ink: 'text-difficulty-ink' },
  challenge: { alone: 15, paired: 9.4, middle: 17.4, ink: 'text-challenge-ink' },
}

/** Half the space between the two symbols of a pair. */
const HALF_GAP = 0.3

/** A face of a die, as wide as its container. */
export function DieFace({ die, face }: { readonly die: Die; readonly face: Face }) {
  const { alone, paired, middle, ink } = printings[die]
  const size = face.length > 1 ? paired : alone
  const left = face.length > 1 ? 16 - HALF_GAP - size : 16 - size / 2
  return (
    <svg
      viewBox="0 0 32 32"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG can only be an image by its role
      role="img"
      aria-label={faceLabel(die, face)}
      className={`block w-full forced-color-adjust-none [stroke-linejoin:round] ${ink}`}
    >
      <DieBody die={die} edge="1.2" />
      {face.map((symbol, index) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- a face never changes
          key={index}
          x={left + index * (size + 2 * HALF_GAP)}
          y={middle - size / 2}
          width={size}
          height={size}
          viewBox="0 0 24 24"
          className="fill-current stroke-current"
        >
          <SymbolPath symbol={symbol} />
        </svg>
      ))}
    </svg>
  )
}
