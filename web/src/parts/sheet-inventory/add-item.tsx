import { keepPreviousData } from '@tanstack/react-query'
import type { InventoryEntry } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { RoundButton } from '#ui/button/round-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'
import { useDebounced } from '#ui/state/use-delayed.ts'

import { useAmount } from './use-amount.ts'
import { useCarried } from './use-inventory.ts'

/** The longest text that the search accepts. */
const QUERY_MAX = 200

/** A search for items, each of which can be added to the inventory. */
export function AddItem({ characterId }: { readonly characterId: string }) {
  const [typed, setTyped] = useState('')
  return (
    <search className="mt-3 grid gap-1 border-t border-line pt-3">
      <TextField
        label={sheet.addItem()}
        type="search"
        placeholder={sheet.anyWords()}
        autoComplete="off"
        maxLength={QUERY_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FoundItems characterId={characterId} typed={typed.trim()} />
    </search>
  )
}

/** The search starts after a pause in typing of this length. */
const PAUSE_MS = 120
const FOUND_MAX = 8

/** The items whose names or texts contain the typed words. */
function FoundItems({ characterId, typed }: { readonly characterId: string; readonly typed: string }) {
  const text = useDebounced(typed, PAUSE_MS)
  const { data, error } = useOperation(
    'listEntities',
    { type: 'item', text, limit: FOUND_MAX },
    {
      enabled: text !== '',
      placeholderData: keepPreviousData,
    },
  )
  const { entries } = useCarried(characterId)
  if (typed === '') return null
  if (error) return <ErrorAlert message={sheet.itemsFailed({ reason: error.message })} />
  return (
    <>
      <output className="block text-14 text-ink-2">{data?.entities.length === 0 ? sheet.nothingFound() : null}</output>
      <ul aria-label={sheet.itemsFound()}>
        {data?.entities.map(({ id, name }) => (
          <FoundItem
            key={id}
            characterId={characterId}
            entry={{ itemId: id, name, amount: entries?.find(({ itemId }) => itemId === id)?.amount ?? 0 }}
          />
        ))}
      </ul>
    </>
  )
}

interface FoundItemProps {
  readonly characterId: string
  readonly entry: InventoryEntry
}

function FoundItem({ characterId, entry }: FoundItemProps) {
  const { mayMore, refused, notice, step } = useAmount(characterId, entry)
  const { name, amount } = entry
  return (
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 md:min-h-touch">
      <span className="leading-tight text-16 md:text-14">{name}</span>
      <output aria-label={sheet.carried({ item: name })} className="text-14 text-ink-2">
        {amount > 0 ? `${amount}x` : null}
      </output>
      <RoundButton
        sign="plus"
        size="small"
        label={sheet.add({ item: name })}
        disabled={!mayMore}
        onPress={() => step(1)}
      />
      <div className="col-span-3">
        <StatusLine quiet={!refused}>{notice}</StatusLine>
      </div>
    </li>
  )
}
