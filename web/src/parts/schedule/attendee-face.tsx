import type { Attendee } from '@waybook/contract'
import type { Attendance } from '@waybook/rules'

import { Face } from '#ui/picture/face.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

import { wordsFor } from './answers.ts'

interface AttendeeFaceProps {
  readonly attendee: Attendee
  readonly answer: Attendance | undefined
  /** The answer stands elsewhere. */
  readonly isPlain?: boolean
}

/** The portrait of somebody's character with their answer as a mark. Without an answer it is gray and dashed. */
export function AttendeeFace({ attendee: { firstName, character }, answer, isPlain = false }: AttendeeFaceProps) {
  const words = wordsFor(answer)
  return (
    <span aria-hidden="true" className="relative block size-10 shrink-0">
      <span
        className={classNames(
          'block size-full overflow-hidden rounded-round border bg-portrait text-14 text-night-ink',
          words || isPlain ? 'border-transparent' : 'border-dashed border-control grayscale',
        )}
      >
        <Face name={firstName} picture={character?.image ?? null} />
      </span>
      {words ? (
        <span
          className={`absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-round border border-line bg-surface ${words.tone}`}
        >
          <Icon name={words.icon} className="size-3.5" />
        </span>
      ) : null}
    </span>
  )
}
