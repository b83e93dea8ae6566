import type { Roll } from '@waybook/contract'
import { diceResult } from '@waybook/messages/diceResult'

import { DieSymbol } from '#look/die-symbol.tsx'
import { netParts } from '#look/net-parts.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { openAnnouncedRoll, useCurrentRoll } from '#stores/current-roll.ts'
import { netOfRoll } from '#ui/dice/net-of-roll.ts'
import { Icon } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { rollerOf, toastText } from './roll-words.ts'

/** Announces other users' rolls in one line, and opens the newest when pressed. Always mounted, so screen readers announce changes. */
export function RollToast({ className }: { readonly className: string }) {
  const { announced } = useCurrentRoll()
  const newest = announced.at(-1)
  return (
    <output aria-label={diceResult.byOthers()} className={newest ? className : 'sr-only'}>
      {newest ? <Announced newest={newest} count={announced.length} /> : null}
    </output>
  )
}

const elements = { roller: (words: string) => <b>{words}</b> }

/** The newest roll, and how many others came before it. */
function Announced({ newest, count }: { readonly newest: Roll; readonly count: number }) {
  const line = { roller: rollerOf(newest), result: toastText(newest, useSkills()) }
  return (
    <button
      type="button"
      onClick={openAnnouncedRoll}
      className="flex min-h-12 w-full items-center gap-2.5 rounded-control night-card px-3 py-1 text-left text-14 leading-5"
    >
      <Icon name="dice" className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <RichMessage
          parts={count > 1 ? diceResult.toastOfMany({ count, ...line }, elements) : diceResult.toast(line, elements)}
        />
      </span>
      <Symbols roll={newest} />
    </button>
  )
}

/** The net symbols of a roll; nothing for dice outside the pool. */
function Symbols({ roll }: { readonly roll: Roll }) {
  const net = netOfRoll(roll)
  if (!net) return null
  return (
    <span className="flex shrink-0 gap-2.5 font-bold">
      {netParts(net).map(({ symbol, count, words }) =>
        count === 0 ? null : (
          <span key={symbol} className="flex items-center gap-1">
            <span aria-hidden="true">
              <DieSymbol symbol={symbol} />
            </span>
            {count}
            <span className="sr-only">{words}</span>
          </span>
        ),
      )}
    </span>
  )
}
