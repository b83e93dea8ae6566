import { useState, type SubmitEvent } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** The most entities that one response can contain. */
const MOST = 200

export function CharacterNames() {
  const { data, error, refetch } = useOperation('listEntities', { type: 'character', sort: 'name', limit: MOST })
  return (
    <Panel title="Characters" tight>
      {data ? <Names entities={data.entities} /> : error ? null : <Spinner />}
      {error && !data ? (
        <ErrorAlert message={`Failed to load characters: ${error.message}`} onRetry={() => void refetch()} />
      ) : null}
    </Panel>
  )
}

function Names({ entities }: { readonly entities: readonly { readonly id: string; readonly name: string }[] }) {
  if (entities.length === 0) return <EmptyState>No characters found</EmptyState>
  return <EntityNames label="Characters" entities={entities} />
}

export function EntitySearch() {
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    setQuery(typed.trim())
  }
  return (
    <Panel title="Entity search" tight>
      <form onSubmit={search} className="grid grid-cols-main items-end gap-2">
        <TextField
          type="search"
          label="Search entities"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
      {query === '' ? null : <Found query={query} />}
    </Panel>
  )
}

function Found({ query }: { readonly query: string }) {
  const { data, error, refetch } = useOperation('searchEntities', { query })
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  const { entities } = data
  return (
    <>
      <output className="mt-2 block text-14 text-ink-2">
        {entities.length === 0 ? 'Nothing found' : entities.length === 1 ? '1 result' : `${entities.length} results`}
      </output>
      <EntityNames label="Found" entities={entities} />
    </>
  )
}

interface EntityNamesProps {
  /** The name of the list for screen readers. */
  readonly label: string
  readonly entities: readonly { readonly id: string; readonly name: string }[]
}

/** Entities with their ids, which queries use. */
function EntityNames({ label, entities }: EntityNamesProps) {
  return (
    <ul aria-label={label} className="max-h-72 divide-y divide-line overflow-y-auto">
      {entities.map(({ id, name }) => (
        <li key={id} className="py-2 text-14">
          <EntityLink id={id} name={name} /> <span className="wrap-anywhere text-ink-2">{id}</span>
        </li>
      ))}
    </ul>
  )
}
