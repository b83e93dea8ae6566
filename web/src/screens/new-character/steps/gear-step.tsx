import { keepPreviousData } from '@tanstack/react-query'
import { AMOUNT_MAX, NEW_CHARACTER_ITEMS_MAX, type EntityCard } from '@waybook/contract'
import { newCharacter } from '@waybook/messages/newCharacter'
import { inCoins, priceIn, type Coin } from '@waybook/rules'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { useDebounced } from '#ui/state/use-delayed.ts'
import { Icon } from '#ui/text/icon.tsx'

import { useDerived, useGear, useNewCharacter, usePurse } from '../use-new-character.ts'
import { Group } from './group.tsx'

/** Items of the campaign that the character carries from the start. */
export function GearStep() {
  const { gameMaster } = useNewCharacter()
  const { items, error } = useGear()
  const { encumbrance, encumbranceThreshold } = useDerived()
  const most = encumbranceThreshold?.total ?? 0
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-ink-2">{newCharacter.carryWhat(gameMaster)}</p>
      <Purse />
      <Group title={newCharacter.carried()} aside={newCharacter.burdenOf({ burden: encumbrance.total, most })}>
        {error ? <ErrorAlert message={newCharacter.itemsFailed({ reason: error.message })} /> : null}
        {encumbrance.total > most ? (
          <p className="text-14 font-semibold text-bad">
            {newCharacter.overburdened({ over: encumbrance.total - most })}
          </p>
        ) : null}
        <ul>
          {items.map(({ card, amount }) => (
            <Row key={card.id} item={card} amount={amount} />
          ))}
        </ul>
        <AddGear />
      </Group>
    </div>
  )
}

/** The money that is left for gear, in a campaign that gives new characters some. */
function Purse() {
  const purse = usePurse()
  if (!purse) return null
  const { left, start, coins } = purse
  return (
    <output className="block font-semibold">
      {left < 0 ? (
        <span className="text-bad">{newCharacter.moneyTooMuch({ money: inCoins(-left, coins) })}</span>
      ) : (
        newCharacter.moneyLeftOf({ money: inCoins(left, coins), start: inCoins(start, coins) })
      )}
    </output>
  )
}

function Row({ item, amount }: { readonly item: EntityCard; readonly amount: number }) {
  const { draft, offers, change } = useNewCharacter()
  const { id, name } = item
  const put = (next: number) => {
    const { [id]: _before, ...others } = draft.gear
    change({ gear: next > 0 ? { ...draft.gear, [id]: next } : others })
  }
  return (
    <li className="grid min-h-15 grid-cols-[2.75rem_minmax(0,1fr)_7.5rem] items-center gap-3 border-b border-line py-2">
      <EntityImage entity={item} sizes="44px" className="size-11 [--neatline-inset:4px]" />
      <div className="leading-tight">
        <b className="block font-semibold">{name}</b>
        <span className="text-14 text-ink-2">{factsOf(item, offers.money?.coins ?? null)}</span>
      </div>
      <Stepper
        name={newCharacter.amountOf({ item: name, amount })}
        less={{ label: newCharacter.lessOf({ name }), disabled: false, onStep: () => put(amount - 1) }}
        more={{ label: newCharacter.moreOf({ name }), disabled: amount >= AMOUNT_MAX, onStep: () => put(amount + 1) }}
      >
        <output className="numeral">{amount}</output>
      </Stepper>
    </li>
  )
}

/** Such as "Medium, damage 5, burden 2, 3 marks". Without coins, gear costs nothing. */
function factsOf({ properties = {} }: EntityCard, coins: readonly Coin[] | null): string {
  const price = priceIn(properties)
  const named = (key: string, wordsFor = (value: string) => value) =>
    properties[key] === undefined ? [] : [wordsFor(String(properties[key]))]
  return [
    ...named('range'),
    ...named('damage', (damage) => newCharacter.damage({ damage })),
    ...named('soak', (soak) => newCharacter.soakOf({ soak })),
    ...named('encumbrance', (burden) => newCharacter.burden({ burden })),
    ...(coins && price !== null ? [inCoins(price, coins)] : []),
  ].join(', ')
}

/** The search starts after a pause in typing of this length. */
const PAUSE_MS = 120
const FOUND_MAX = 12

function AddGear() {
  const { draft, offers, change } = useNewCharacter()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), PAUSE_MS)
  const { data, error } = useOperation(
    'listEntities',
    { type: 'item', text, limit: FOUND_MAX },
    { enabled: isOpen, placeholderData: keepPreviousData },
  )
  const isFull = Object.keys(draft.gear).length >= NEW_CHARACTER_ITEMS_MAX
  if (!isOpen)
    return (
      <Button variant="ghost" className="mt-1 text-link" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {newCharacter.addItem()}
      </Button>
    )
  return (
    <search className="mt-3 grid gap-1">
      <TextField
        label={newCharacter.addItem()}
        type="search"
        placeholder={newCharacter.anyWords()}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error ? <ErrorAlert message={newCharacter.itemsFailed({ reason: error.message })} /> : null}
      <output className="block text-14 text-ink-2">
        {data?.entities.length === 0 ? newCharacter.nothingFound() : null}
      </output>
      <ul aria-label={newCharacter.itemsFound()}>
        {data?.entities
          .filter(({ id }) => draft.gear[id] === undefined)
          .map((item) => (
            <li
              key={item.id}
              className="grid min-h-13 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-1.5"
            >
              <EntityImage entity={item} sizes="44px" className="size-11 [--neatline-inset:4px]" />
              <span className="leading-tight">
                <b className="block font-semibold">{item.name}</b>
                <span className="text-14 text-ink-2">{factsOf(item, offers.money?.coins ?? null)}</span>
              </span>
              <Button
                size="small"
                aria-label={newCharacter.takeItem({ item: item.name })}
                disabled={isFull}
                onClick={() => change({ gear: { ...draft.gear, [item.id]: 1 } })}
              >
                {newCharacter.take()}
              </Button>
            </li>
          ))}
      </ul>
    </search>
  )
}
