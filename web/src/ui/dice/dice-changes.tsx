import { diceBefore } from '@waybook/messages/diceBefore'
import { dieResults, type Net, type ThrowResult } from '@waybook/rules'

import { DieSymbol } from '#look/die-symbol.tsx'
import { netParts } from '#look/net-parts.ts'
import { ThrownFace } from '#look/thrown-face.tsx'
import { Button } from '#ui/button/button.tsx'

interface ChangedRoll {
  readonly changed?: { readonly thrown: ThrowResult; readonly net?: Net | undefined } | undefined
  readonly asked?: number | undefined
}

/** The dice of a changed roll as they were thrown, and the button that opens its changes. */
export function DiceChanges({ roll, onOpen }: { readonly roll: ChangedRoll; readonly onOpen: () => void }) {
  const { changed, asked = 0 } = roll
  return (
    <div className="grid gap-1" data-keeps-roll>
      {changed ? <DiceBefore thrown={changed.thrown} net={changed.net ?? null} /> : null}
      <Button size="small" variant="ghost" className="justify-self-start px-0! underline" onClick={onOpen}>
        {asked > 0 ? diceBefore.changeAsked({ count: asked }) : diceBefore.change()}
      </Button>
    </div>
  )
}

interface DiceBeforeProps {
  readonly thrown: ThrowResult
  readonly net: Net | null
  /** Whether a die, by its place in the throw, shows another face now. */
  readonly isReplaced?: (index: number) => boolean
}

/** The first throw in small faces, with its result. Replaced faces are struck. */
export function DiceBefore({ thrown, net, isReplaced }: DiceBeforeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-ink-2">
      <span>{diceBefore.thrown()}</span>
      <ul aria-label={diceBefore.thrown()} className="flex flex-wrap gap-0.5">
        {dieResults(thrown).map((die, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the first throw never changes
          <li key={index} className="relative w-5">
            <ThrownFace {...die} />
            {isReplaced?.(index) ? (
              <>
                <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-0.5 -rotate-45 bg-bad" />
                <span className="sr-only">{`, ${diceBefore.replaced()}`}</span>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {net ? (
        <ul className="ms-auto flex gap-2">
          {netParts(net).map(({ symbol, count, words }) => (
            <li key={symbol} className="flex items-center gap-1">
              <span aria-hidden="true">
                <DieSymbol symbol={symbol} />
              </span>
              {count === 0 ? null : count}
              <span className="sr-only">{words}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
