import type { Entity } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

type Owner = Pick<Entity, 'id' | 'relationships'>

interface Talent {
  readonly id: string
  readonly name: string
  readonly rank: number
}

/** An entity's talents, in the order of its file. */
function talentsOf({ id, relationships }: Owner): Talent[] {
  return relationships.flatMap(({ from, other, rank }) =>
    from === id && rank !== undefined ? [{ id: other.id, name: other.name, rank }] : [],
  )
}

/** An entity's talents, each with its page once it has loaded. */
export function useTalents(owner: Owner) {
  const talents = talentsOf(owner)
  const ids = talents.map(({ id }) => id)
  const { data } = useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
  return talents.map((talent) => ({ ...talent, page: data?.entities.find(({ id }) => id === talent.id) ?? null }))
}
