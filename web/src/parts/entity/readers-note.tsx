import { LIST_LONG_PAGE, nameFromId } from '@waybook/contract'
import { Fragment } from 'react'

import { useOperation } from '#api/operation-query.ts'

import { EntityLink } from './entity-link.tsx'

interface ReadersNoteProps {
  /** The characters whose players can see a page that is hidden from other players. */
  readonly readers: readonly string[]
}

/** Says which characters' players can see a page because its text names them. */
export function ReadersNote({ readers }: ReadersNoteProps) {
  const ids = readers.slice(0, LIST_LONG_PAGE)
  const { data } = useOperation('getEntities', { ids })
  const nameOf = (id: string) => data?.entities.find((one) => one.id === id)?.name ?? nameFromId(id)
  return (
    <p className="mt-2 text-14 text-ink-2">
      Visible to {ids.length === 1 ? 'the player' : 'the players'} of{' '}
      {ids.map((id, place) => (
        <Fragment key={id}>
          {place === 0 ? '' : place === ids.length - 1 ? ' and ' : ', '}
          <EntityLink id={id} name={nameOf(id)} />
        </Fragment>
      ))}
      , because its text names them. A setting here applies to all players instead.
    </p>
  )
}
