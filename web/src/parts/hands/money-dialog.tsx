import { gifts } from '@waybook/messages/gifts'
import { inCoins, type Coin } from '@waybook/rules'
import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { CoinFields } from './coin-fields.tsx'
import { useRefetchHands } from './use-hands.ts'

interface MoneyDialogProps {
  readonly characterId: string
  readonly money: number
  readonly coins: readonly Coin[]
  readonly onClose: () => void
}

/** Adds money to a character, or takes some away. */
export function MoneyDialog({ characterId, money, coins, onClose }: MoneyDialogProps) {
  const [amount, setAmount] = useState(0)
  const refetch = useRefetchHands()
  const changing = useWrite('adjustMoney', {
    params: (by: number) => ({ characterId, by }),
    onSuccess: () => {
      refetch()
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} shape="sheet" title={gifts.moneyIs({ money: inCoins(money, coins) })}>
      <CoinFields coins={coins} amount={0} onAmount={setAmount} />
      {changing.error ? <ErrorAlert message={changing.error.message} /> : null}
      <div className="grid grid-cols-2 gap-2">
        <Button busy={changing.isPending} disabled={amount === 0} onClick={() => changing.mutate(amount)}>
          {gifts.received()}
        </Button>
        <Button
          busy={changing.isPending}
          disabled={amount === 0}
          disabledReason={amount > money ? gifts.moreThanThere() : undefined}
          onClick={() => changing.mutate(-amount)}
        >
          {gifts.spent()}
        </Button>
        <Button className="col-span-2" onClick={onClose}>
          {gifts.cancel()}
        </Button>
      </div>
    </Dialog>
  )
}
