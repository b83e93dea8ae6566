import { dice, dieKinds, dieRole, faces, type Die } from '@waybook/rules'

import { wordsOf } from '#ui/text/words-of.ts'

import { DieFace } from '../../look/die-face.tsx'
import { Prose } from './prose.tsx'

/** Each side's dice, from the smallest to the largest. */
const sides = (['roller', 'opposition'] as const).map((side) => ({
  side,
  kinds: dieKinds.filter((die) => dice[die].favours === side).toReversed(),
}))

export function TheDice() {
  return (
    <>
      <Prose>Three dice are for you and three against you. These are all their faces.</Prose>
      {sides.map(({ side, kinds }) => (
        <dl key={side} className="border-ink not-first-of-type:border-t-2 first-of-type:mt-4">
          {kinds.map((die) => (
            <DieRow key={die} die={die} />
          ))}
        </dl>
      ))}
    </>
  )
}

function DieRow({ die }: { readonly die: Die }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-1 border-b border-line py-2.5 last:border-b-0 md:grid-cols-[12rem_minmax(0,1fr)] print:break-inside-avoid">
      <dt className="leading-snug font-serif text-18 font-semibold">
        {wordsOf(die)}, d{dice[die].sides}
        <span className="block font-sans text-14 font-normal text-ink-2">{dieRole[die]}</span>
      </dt>
      <dd className="grid grid-cols-[repeat(6,minmax(0,3.125rem))] gap-1 md:grid-cols-[repeat(12,minmax(0,3.625rem))]">
        {faces[die].map((face, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a die's faces never change
          <DieFace key={index} die={die} face={face} />
        ))}
      </dd>
    </div>
  )
}
