import { useState, type SubmitEvent } from 'react'

import { useMe } from '#api/session.ts'
import { readStored, writeStored } from '#stores/device-storage.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

interface SavedQueryListProps {
  readonly query: string
  readonly onOpen: (query: string) => void
}

export function SavedQueryList({ query, onOpen }: SavedQueryListProps) {
  const { id: userId } = useMe().user
  const [saved, setSaved] = useState(() => savedQueries(userId))
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setMessage('A saved query needs a name')
    setSaved(saveQuery(userId, { name: name.trim(), query }))
    setMessage(`Saved as “${name.trim()}” on this device`)
    setName('')
  }
  return (
    <>
      <form onSubmit={save} className="grid grid-cols-main items-end gap-2">
        <TextField
          label="Save this query as"
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Save</Button>
      </form>
      <output className="block text-14 text-ink-2 not-empty:mt-1">{message}</output>
      <ul aria-label="Saved queries" className="mt-2 divide-y divide-line">
        {saved.map((one) => (
          <li key={one.name} className="flex items-center justify-between gap-2">
            <button
              type="button"
              onClick={() => onOpen(one.query)}
              className="min-h-hit grow text-left wrap-anywhere text-link hover:underline"
            >
              {one.name}
            </button>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Delete ${one.name}`}
              onClick={() => {
                setSaved(forgetQuery(userId, one.name))
                setMessage(`Deleted “${one.name}”`)
              }}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A query saved on the device under a name. */
interface SavedQuery {
  readonly name: string
  readonly query: string
}

/** One key per account, because a game master's queries may contain secrets. */
const storageKey = (userId: string) => `waybook-queries-${userId}`

function savedQueries(userId: string): SavedQuery[] {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', storageKey(userId)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSavedQuery) : []
  } catch {
    return []
  }
}

/** Replaces a query with the same name. Returns all saved queries, sorted by name. */
function saveQuery(userId: string, saved: SavedQuery): SavedQuery[] {
  const others = savedQueries(userId).filter(({ name }) => name !== saved.name)
  return store(
    userId,
    [...others, saved].toSorted((a, b) => a.name.localeCompare(b.name)),
  )
}

function forgetQuery(userId: string, name: string): SavedQuery[] {
  return store(
    userId,
    savedQueries(userId).filter((saved) => saved.name !== name),
  )
}

function store(userId: string, queries: SavedQuery[]): SavedQuery[] {
  writeStored('localStorage', storageKey(userId), JSON.stringify(queries))
  return queries
}

function isSavedQuery(value: unknown): value is SavedQuery {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'query' in value &&
    typeof value.query === 'string'
  )
}
