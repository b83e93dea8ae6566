import { AMOUNT_MAX, type Entity, type InventoryEntry } from '@waybook/contract'
import { gifts } from '@waybook/messages/gifts'
import { inCoins, MONEY_MAX, type Coin } from '@waybook/rules'
import { useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { CoinFields } from './coin-fields.tsx'
import { NumberField } from './number-field.tsx'
import { useRefetchHands } from './use-hands.ts'

interface GiveAwayProps {
  readonly character: Pick<Entity, 'id' | 'name'>
  readonly items: readonly InventoryEntry[]
  /** What the character has. */
  readonly money: number
  readonly coins: readonly Coin[]
  readonly party: readonly { readonly id: string; readonly name: string }[]
  readonly onClose: () => void
}

/** Offers an item or money to another member of the party, or puts it into the shared stash. */
export function GiveAway({ character, items, money, coins, party, onClose }: GiveAwayProps) {
  const carried = items.filter(({ amount }) => amount > 0)
  const [thing, setThing] = useState(carried[0]?.itemId ?? 'money')
  const [amount, setAmount] = useState(1)
  const others = party.filter(({ id }) => id !== character.id)
  const [to, setTo] = useState(others[0]?.id ?? 'stash')
  const has = thing === 'money' ? money : (carried.find(({ itemId }) => itemId === thing)?.amount ?? 0)
  const receiver = others.find(({ id }) => id === to)?.name ?? ''
  const refetch = useRefetchHands()
  const giving = useWrite('giveTo', {
    params: () => ({ fromCharacterId: character.id, toCharacterId: to, itemId: thing, amount }),
    onSuccess: () => {
      refetch()
      showNotice({ text: to === 'stash' ? gifts.putIntoStash() : gifts.offeredTo({ name: receiver }) })
      onClose()
    },
  })
  const why =
    amount > has ? gifts.youHave({ amount: thing === 'money' ? inCoins(has, coins) : String(has) }) : undefined
  return (
    <Dialog open onClose={onClose} shape="sheet" title={gifts.giveSomething()}>
      <SelectField
        label={gifts.what()}
        value={thing}
        onChange={({ target }) => {
          setThing(target.value)
          setAmount(1)
        }}
      >
        {carried.map(({ itemId, name, amount: count }) => (
          <option key={itemId} value={itemId}>
            {count > 1 ? gifts.itemCount({ item: name, count }) : name}
          </option>
        ))}
        <option value="money">{gifts.moneyAmount({ money: inCoins(money, coins) })}</option>
      </SelectField>
      {thing === 'money' ? (
        <CoinFields key="money" coins={coins} amount={amount} onAmount={(one) => setAmount(Math.min(one, MONEY_MAX))} />
      ) : (
        <NumberField key={thing} label={gifts.howMany()} value={amount} most={AMOUNT_MAX} onValue={setAmount} />
      )}
      <SelectField label={gifts.to()} value={to} onChange={({ target }) => setTo(target.value)}>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="stash">{gifts.sharedStash()}</option>
      </SelectField>
      {giving.error ? <ErrorAlert message={giving.error.message} /> : null}
      <div className="grid gap-2">
        <Button
          variant="primary"
          className="w-full"
          busy={giving.isPending}
          disabled={amount < 1}
          disabledReason={why}
          onClick={() => giving.mutate(undefined)}
        >
          {to === 'stash' ? gifts.putInto() : gifts.offerIt()}
        </Button>
        <Button onClick={onClose}>{gifts.cancel()}</Button>
      </div>
    </Dialog>
  )
}
