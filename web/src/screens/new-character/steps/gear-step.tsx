import { keepPreviousData } from '@tanstack/react-query'
import { AMOUNT_MAX, NEW_CHARACTER_ITEMS_MAX, type EntityCard } from '@waybook/contract'
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
      <p className="text-pretty text-ink-2">{`What you carry when play begins. Ask ${gameMaster} what you can have.`}</p>
      <Purse />
      <Group title="Carried" aside={`${encumbrance.total} of ${most}`}>
        {error ? <ErrorAlert message={`Failed to load items: ${error.message}`} /> : null}
        {encumbrance.total > most ? (
          <p className="text-14 font-semibold text-bad">{`${encumbrance.total - most} too much: checks of Brawn and Agility get setback dice.`}</p>
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
        <span className="text-bad">{`${inCoins(-left, coins)} too much`}</span>
      ) : (
        `${inCoins(left, coins)} left of ${inCoins(start, coins)}`
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
        name={`${name}: ${amount}`}
        less={{ label: `Less ${name}`, disabled: false, onStep: () => put(amount - 1) }}
        more={{ label: `More ${name}`, disabled: amount >= AMOUNT_MAX, onStep: () => put(amount + 1) }}
      >
        <output className="numeral">{amount}</output>
      </Stepper>
    </li>
  )
}

/** Such as "Medium, damage 5, burden 2, 3 marks". Without coins, gear costs nothing. */
function factsOf({ properties = {} }: EntityCard, coins: readonly Coin[] | null): string {
  const price = priceIn(properties)
  const named = (key: string, words = '') =>
    properties[key] === undefined ? [] : [`${words}${String(properties[key])}`]
  return [
    ...named('range'),
    ...named('damage', 'damage '),
    ...named('soak', 'soak '),
    ...named('encumbrance', 'burden '),
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
        Add an item
      </Button>
    )
  return (
    <search className="mt-3 grid gap-1">
      <TextField
        label="Add an item"
        type="search"
        placeholder="A name or any words"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error ? <ErrorAlert message={`Failed to load items: ${error.message}`} /> : null}
      <output className="block text-14 text-ink-2">{data?.entities.length === 0 ? 'Nothing found' : null}</output>
      <ul aria-label="Items found">
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
                aria-label={`Take ${item.name}`}
                disabled={isFull}
                onClick={() => change({ gear: { ...draft.gear, [item.id]: 1 } })}
              >
                Take
              </Button>
            </li>
          ))}
      </ul>
    </search>
  )
}
