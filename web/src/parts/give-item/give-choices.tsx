import { keepPreviousData } from '@tanstack/react-query'
import { LIST_LONG_PAGE, PARTY_TAG } from '@waybook/contract'
import { giving } from '@waybook/messages/giving'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useDebounced } from '#ui/state/use-delayed.ts'

import { GiveDialog, type GivenItem, type GivingProps, type Named } from './give-dialog.tsx'

/** Asks which party member gets the item. */
export function GiveThisDialog({ item, ...giveProps }: GivingProps & { readonly item: GivenItem }) {
  const [chosen, setChosen] = useState('')
  const query = { type: 'character', tag: PARTY_TAG, limit: LIST_LONG_PAGE } as const
  const party = useOperation('listEntities', query).data?.entities ?? []
  const character = party.find(({ id }) => id === chosen) ?? party[0] ?? null
  return (
    <GiveDialog title={giving.giveThis({ item: item.name })} item={item} character={character} {...giveProps}>
      <SelectField label={giving.to()} value={character?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
        {party.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </GiveDialog>
  )
}

/** Asks which item the character gets. */
export function GiveToDialog({ character, ...giveProps }: GivingProps & { readonly character: Named }) {
  const [item, setItem] = useState<GivenItem | null>(null)
  return (
    <GiveDialog title={giving.giveTo({ character: character.name })} item={item} character={character} {...giveProps}>
      <ItemChoice item={item} onChoose={setItem} />
    </GiveDialog>
  )
}

const PAUSE_MS = 120
const FOUND_MAX = 8

interface ItemChoiceProps {
  readonly item: GivenItem | null
  readonly onChoose: (item: GivenItem) => void
}

/** Finds items by name or by words in the text. */
function ItemChoice({ item, onChoose }: ItemChoiceProps) {
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), PAUSE_MS)
  const { data } = useOperation(
    'listEntities',
    { type: 'item', limit: FOUND_MAX, ...(text !== '' && { text }) },
    { placeholderData: keepPreviousData },
  )
  return (
    <div className="grid gap-2">
      <TextField
        label={giving.which()}
        type="search"
        placeholder={giving.placeholder()}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className="block text-14 text-ink-2 empty:hidden">
        {data?.entities.length === 0 ? giving.nothing() : null}
      </output>
      <ul aria-label={giving.found()} className="grid">
        {data?.entities.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={item?.id === one.id}
              onClick={() => onChoose(one)}
              className="flex min-h-touch choice-row items-center justify-between gap-3 px-2 aria-pressed:font-semibold"
            >
              {one.name}
              {one.visible ? null : <span className="text-14 font-normal text-ink-2">{giving.hidden()}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
