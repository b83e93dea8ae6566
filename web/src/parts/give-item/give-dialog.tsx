import { AMOUNT_MAX, type EntityCard } from '@waybook/contract'
import { useState, type ReactNode } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

type Named = Pick<EntityCard, 'id' | 'name'>
export type GivenItem = Pick<EntityCard, 'id' | 'name' | 'visible' | 'readers'>

interface GiveDialogProps {
  readonly title: string
  /** `null` until the user has chosen it. */
  readonly item: GivenItem | null
  readonly character: Named | null
  readonly onClose: () => void
  /** Called with a confirmation text once the item is given. */
  readonly onGiven: (message: string) => void
  /** The fields for choosing the item or the character. */
  readonly children: ReactNode
}

/** Gives an item to a character. Warns first if the character’s player cannot see the item. */
export function GiveDialog({ title, item, character, onClose, onGiven, children }: GiveDialogProps) {
  const [amount, setAmount] = useState('1')
  const [show, setShow] = useState(true)
  const isHidden = item !== null && !item.visible && !(character && item.readers?.includes(character.id))
  const give = useWrite('giveItem', {
    params: (wanted: { readonly characterId: string; readonly itemId: string; readonly amount: number }) => ({
      ...wanted,
      show: isHidden && show,
    }),
    onSuccess: () => {
      onGiven(`${character?.name} has ${item?.name}.`)
      onClose()
    },
  })
  const number = Number(amount)
  const isReady = item && character && Number.isInteger(number) && number >= 1 && number <= AMOUNT_MAX
  return (
    <Dialog open onClose={onClose} shape="sheet" title={title}>
      {children}
      <TextField
        label="Amount"
        type="number"
        inputMode="numeric"
        min={1}
        max={AMOUNT_MAX}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      {isHidden ? (
        <div className="rounded-panel border border-line p-4">
          <output>
            Players do not see {item.name} yet
            {show
              ? '. Giving it shows it to all of them.'
              : `, so ${character?.name ?? 'nobody'} will not see it on the sheet.`}
          </output>
          <Switch label="Show it to players" checked={show} onChange={setShow} />
        </div>
      ) : null}
      {give.error ? <ErrorAlert message={give.error.message} /> : null}
      <div className="grid gap-2">
        <Button
          variant="primary"
          className="w-full"
          busy={give.isPending}
          disabled={!isReady}
          onClick={() => isReady && give.mutate({ characterId: character.id, itemId: item.id, amount: number })}
        >
          {isHidden && show ? 'Show and give' : 'Give'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}
