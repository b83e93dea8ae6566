import { dieKinds, type Pool } from '@waybook/rules'

import { DieShape } from '#look/die-shape.tsx'

/** Shows each die of a pool; a dash for an empty pool. */
export function DicePips({ pool }: { readonly pool: Pool }) {
  const dice = dieKinds.filter((die) => pool[die] > 0)
  const words = dice.map((die) => `${pool[die]} ${die}`).join(', ')
  return (
    <>
      <span className="sr-only">{words === '' ? 'no dice' : words}</span>
      <span aria-hidden="true" className="inline-flex flex-wrap items-center gap-1 align-middle">
        {dice.length === 0 ? '–' : null}
        {dice.flatMap((die) =>
          Array.from({ length: pool[die] }, (_, index) => <DieShape key={`${die} ${index}`} die={die} />),
        )}
      </span>
    </>
  )
}
