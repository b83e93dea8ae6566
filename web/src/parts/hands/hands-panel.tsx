import type { Entity, InventoryEntry } from '@waybook/contract'
import { gifts } from '@waybook/messages/gifts'
import { inCoins } from '@waybook/rules'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/page/panel.tsx'

import { GiftRow } from './gift-row.tsx'
import { GiveAway } from './give-away.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { Stash } from './stash.tsx'
import { useHands } from './use-hands.ts'

interface HandsPanelProps {
  readonly character: Pick<Entity, 'id' | 'name'>
  readonly items: readonly InventoryEntry[]
}

/** How many taken gifts are listed, so they can be taken back. */
const TAKEN_LISTED = 3

/** The money of a character, offers, and the party's shared stash. */
export function HandsPanel({ character, items }: HandsPanelProps) {
  const { hands, coins } = useHands()
  const [open, setOpen] = useState<'money' | 'give' | null>(null)
  if (!hands) return null
  const { id } = character
  const money = hands.money[id] ?? 0
  const own = hands.gifts.filter(
    ({ from, to, isForMe }) => from.id === id || to.id === id || (isForMe && to.id === null),
  )
  const offered = own.filter(({ state }) => state === 'offered')
  const taken = own.filter(({ state }) => state === 'taken').toSorted((one, other) => other.at - one.at)
  const close = () => setOpen(null)
  return (
    <Panel title={gifts.moneyAndGifts()} tight>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <output aria-label={gifts.money()} className="font-serif text-20 font-semibold">
          {inCoins(money, coins)}
        </output>
        <span className="flex gap-2">
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('money')}>
            {gifts.change()}
          </Button>
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen('give')}>
            {gifts.give()}
          </Button>
        </span>
      </div>
      {offered.length === 0 && taken.length === 0 ? null : (
        <ul aria-label={gifts.gifts()} className="mt-3 border-t border-line">
          {[...offered, ...taken.slice(0, TAKEN_LISTED)].map((gift) => (
            <GiftRow key={gift.id} gift={gift} coins={coins} characterId={id} />
          ))}
        </ul>
      )}
      <Stash stash={hands.stash} coins={coins} characterId={id} />
      {open === 'money' ? <MoneyDialog characterId={id} money={money} coins={coins} onClose={close} /> : null}
      {open === 'give' ? (
        <GiveAway character={character} items={items} money={money} coins={coins} party={hands.party} onClose={close} />
      ) : null}
    </Panel>
  )
}
