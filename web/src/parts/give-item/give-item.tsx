import { keepPreviousData } from '@tanstack/react-query'
import { LIST_LONG_PAGE, PARTY_TAG, type Entity, type EntityCard } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { useDebounced } from '#ui/state/use-delayed.ts'

import { GiveDialog, type GivenItem } from './give-dialog.tsx'

/** On an item’s page: gives it to a party member. Only for users who may change visibility. */
export function GiveThisItem({ item }: { readonly item: Entity }) {
  const { isAllowed, isOpen, open, close, message, setMessage } = useGiving()
  const [chosen, setChosen] = useState('')
  const query = { type: 'character', tag: PARTY_TAG, limit: LIST_LONG_PAGE } as const
  const { data } = useOperation('listEntities', query, { enabled: isAllowed && isOpen })
  if (!isAllowed) return null
  const party = data?.entities ?? []
  const character = party.find(({ id }) => id === chosen) ?? party[0] ?? null
  return (
    <div>
      <Button onClick={open}>Give it to somebody</Button>
      <StatusLine quiet>{message}</StatusLine>
      {isOpen ? (
        <GiveDialog title={`Give ${item.name}`} item={item} character={character} onClose={close} onGiven={setMessage}>
          <SelectField label="To" value={character?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
            {party.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </GiveDialog>
      ) : null}
    </div>
  )
}

/** On a character’s page: gives the character an item. */
export function GiveToCharacter({ character }: { readonly character: Pick<EntityCard, 'id' | 'name'> }) {
  const { isAllowed, isOpen, open, close, message, setMessage } = useGiving()
  const [item, setItem] = useState<GivenItem | null>(null)
  if (!isAllowed) return null
  return (
    <div>
      <Button onClick={open}>Give an item</Button>
      <StatusLine quiet>{message}</StatusLine>
      {isOpen ? (
        <GiveDialog
          title={`Give ${character.name} an item`}
          item={item}
          character={character}
          onClose={close}
          onGiven={setMessage}
        >
          <ItemChoice item={item} onChoose={setItem} />
        </GiveDialog>
      ) : null}
    </div>
  )
}

function useGiving() {
  const isAllowed = useMe().may.includes('setVisibility')
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  return { isAllowed, isOpen, open: () => setOpen(true), close: () => setOpen(false), message, setMessage }
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
        label="Which item"
        type="search"
        placeholder="A name or any words"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className="block text-14 text-ink-2 empty:hidden">
        {data?.entities.length === 0 ? 'Nothing found' : null}
      </output>
      <ul aria-label="Items found" className="grid">
        {data?.entities.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={item?.id === one.id}
              onClick={() => onChoose(one)}
              className="flex min-h-touch choice-row items-center justify-between gap-3 px-2 aria-pressed:font-semibold"
            >
              {one.name}
              {one.visible ? null : <span className="text-14 font-normal text-ink-2">Hidden</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
