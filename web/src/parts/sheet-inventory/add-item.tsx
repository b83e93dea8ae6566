import { useState } from 'react'

import { TextField } from '#ui/field/text-field.tsx'

import { FoundItems } from './found-items.tsx'

/** The search takes no more. */
const QUERY_MAX = 200

/** A field to look for things with, each of which can be taken along. */
export function AddItem({ characterId }: { readonly characterId: string }) {
  const [typed, setTyped] = useState('')
  return (
    <search className="mt-3 grid gap-1 border-t border-line pt-3">
      <TextField
        label="Add an item"
        type="search"
        placeholder="A name, or words"
        autoComplete="off"
        maxLength={QUERY_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FoundItems characterId={characterId} typed={typed.trim()} />
    </search>
  )
}
