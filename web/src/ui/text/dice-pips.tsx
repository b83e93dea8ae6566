import { dieWords } from '@waybook/messages/dieWords'
import { ui } from '@waybook/messages/ui'
import { dieKinds, type Pool } from '@waybook/rules'

import { DieShape } from '#look/die-shape.tsx'

interface DicePipsProps {
  readonly pool: Pool
  /** The Force dice beside it. */
  readonly force?: number | undefined
}

/** Shows each die of a pool; a dash for an empty pool. */
export function DicePips({ pool, force = 0 }: DicePipsProps) {
  const kinds = [...dieKinds.map((die) => [die, pool[die]] as const), ['force', force] as const]
  const dice = kinds.filter(([, count]) => count > 0)
  const words = dice.map(([die, count]) => dieWords.dice({ count, die })).join(', ')
  return (
    <>
      <span className="sr-only">{words === '' ? ui.noDice() : words}</span>
      <span aria-hidden="true" className="inline-flex flex-wrap items-center gap-1 align-middle">
        {dice.length === 0 ? '–' : null}
        {dice.flatMap(([die, count]) =>
          Array.from({ length: count }, (_, index) => <DieShape key={`${die} ${index}`} die={die} />),
        )}
      </span>
    </>
  )
}
