import { AMOUNT_MAX, type EntityCard } from '@waybook/contract'
import { giving } from '@waybook/messages/giving'
import { useState, type ReactNode } from 'react'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

export type Named = Pick<EntityCard, 'id' | 'name'>
export type GivenItem = Pick<EntityCard, 'id' | 'name' | 'visible' | 'readers'>

/** The props of each dialog that gives an item. */
export interface GivingProps {
  readonly onClose: () => void
  /** Called with a confirmation text once the item is given. */
  readonly onGiven: (message: string) => void
}

interface GiveDialogProps extends GivingProps {
  readonly title: string
  /** `null` until the user has chosen it. */
  readonly item: GivenItem | null
  readonly character: Named | null
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
      onGiven(giving.given({ character: character?.name ?? '', item: item?.name ?? '' }))
      onClose()
    },
  })
  const number = Number(amount)
  const isReady = item && character && Number.isInteger(number) && number >= 1 && number <= AMOUNT_MAX
  return (
    <Dialog open onClose={onClose} shape="sheet" title={title}>
      {children}
      <TextField
        label={giving.amount()}
        type="number"
        inputMode="numeric"
        min={1}
        max={AMOUNT_MAX}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      {isHidden ? (
        <div className="rounded-panel border border-line p-4">
          <output>{show ? giving.willShow({ item: item.name }) : hiddenText(item.name, character?.name)}</output>
          <Switch label={giving.showIt()} checked={show} onChange={setShow} />
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
          {isHidden && show ? giving.showAndGive() : giving.give()}
        </Button>
        <Button onClick={onClose}>{giving.cancel()}</Button>
      </div>
    </Dialog>
  )
}

function hiddenText(item: string, character: string | undefined): string {
  return character === undefined ? giving.staysHiddenNobody({ item }) : giving.staysHidden({ item, character })
}
