import { routeOf } from '@waybook/contract'
import { randomTables } from '@waybook/messages/randomTables'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { TableRow } from '#parts/entity/random-table/table-row.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Disclosure } from '#ui/page/panel.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** More tables have a field that finds one. */
const UNSEARCHED_MAX = 6
/** Typing finds the others. */
const SHOWN_MAX = 30

/** All random tables that the viewer may read. They are fetched when the section is opened. */
export function TablesSection() {
  const [isOpened, setOpened] = useState(false)
  return (
    <Disclosure title={randomTables.title()} className="border-t! border-line!" onOpen={() => setOpened(true)}>
      {isOpened ? <Tables /> : null}
    </Disclosure>
  )
}

function Tables() {
  const { data } = useOperation('getRandomTables', {})
  const [typed, setTyped] = useState('')
  if (!data) return <Spinner />
  if (data.tables.length === 0) return <p className="text-14 text-ink-2">{randomTables.none()}</p>
  const words = typed.trim().toLowerCase()
  const found = data.tables.filter(({ title, entityName }) => `${title} ${entityName}`.toLowerCase().includes(words))
  return (
    <>
      {data.tables.length > UNSEARCHED_MAX ? (
        <TextField label={randomTables.find()} terse value={typed} onChange={({ target }) => setTyped(target.value)} />
      ) : null}
      <ul>
        {found.slice(0, SHOWN_MAX).map((table) => (
          <TableRow key={`${table.entityId} ${table.id}`} table={table} href={routeOf(table.entityId)} />
        ))}
      </ul>
      {found.length === 0 ? <p className="text-14 text-ink-2">{randomTables.noMatch()}</p> : null}
    </>
  )
}
