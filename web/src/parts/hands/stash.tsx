import type { Hands } from '@waybook/contract'
import { gifts } from '@waybook/messages/gifts'
import { inCoins, type Coin } from '@waybook/rules'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { useRefetchHands } from './use-hands.ts'

interface StashProps {
  readonly stash: Hands['stash']
  readonly coins: readonly Coin[]
  /** The character who takes something out. */
  readonly characterId: string
}

/** What the party shares. Players take out of it, unless the game master gives things out. */
export function Stash({ stash, coins, characterId }: StashProps) {
  const taking = useWrite('giveTo', {
    onSuccess: useRefetchHands(),
    params: ({ itemId, amount }: { readonly itemId: string; readonly amount: number }) => ({
      fromCharacterId: 'stash' as const,
      toCharacterId: characterId,
      itemId,
      amount,
    }),
  })
  const kinds = stash.items.length + (stash.money > 0 ? 1 : 0)
  return (
    <Disclosure title={kinds === 0 ? gifts.stashEmpty() : gifts.stashKinds({ count: kinds })} className="mt-4">
      {kinds === 0 ? <p className="pb-2 text-14 text-ink-2">{gifts.stashNote()}</p> : null}
      <ul aria-label={gifts.stash()} className="pb-2">
        {stash.money > 0 ? (
          <li className="flex min-h-13 items-center justify-between gap-2 border-b border-line">
            {inCoins(stash.money, coins)}
            {stash.mayTake ? (
              <Button
                size="small"
                busy={taking.isPending}
                onClick={() => taking.mutate({ itemId: 'money', amount: stash.money })}
                aria-label={gifts.takeAllMoney()}
              >
                {gifts.takeAll()}
              </Button>
            ) : null}
          </li>
        ) : null}
        {stash.items.map(({ itemId, name, amount }) => (
          <li
            key={itemId}
            className="flex min-h-13 items-center justify-between gap-2 border-b border-line last:border-0"
          >
            {amount > 1 ? gifts.amountOf({ amount, item: name }) : name}
            {stash.mayTake ? (
              <Button
                size="small"
                busy={taking.isPending}
                onClick={() => taking.mutate({ itemId, amount: 1 })}
                aria-label={gifts.takeOneItem({ item: name })}
              >
                {amount > 1 ? gifts.takeOne() : gifts.take()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {stash.mayTake || kinds === 0 ? null : <p className="pb-2 text-14 text-ink-2">{gifts.gameMasterGives()}</p>}
      {taking.error ? <ErrorAlert message={taking.error.message} /> : null}
    </Disclosure>
  )
}
