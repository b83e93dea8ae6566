import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'

import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Panel } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { operationQuery } from '../../client/operation-query.ts'
import { EntityNames } from './entity-panels.tsx'

export function EntitySearch() {
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    setQuery(typed.trim())
  }
  return (
    <Panel title="Entity search" tight>
      <form onSubmit={search} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
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
  const { data, error, refetch } = useQuery(operationQuery('searchEntities', { query }))
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
