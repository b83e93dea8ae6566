import type { Entity } from '@waybook/contract'
import { effectLines } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { EntityLink } from '#parts/entity/entity-link.tsx'
import { Panel } from '#ui/page/panel.tsx'

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

/** A character's talents with their ranks, their words and their effects. Renders nothing if there are none. */
export function TalentsPanel({ character }: { readonly character: Owner }) {
  const talents = talentsOf(character)
  const ids = talents.map(({ id }) => id)
  const { data } = useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
  if (talents.length === 0) return null
  return (
    <Panel title="Talents" tight flat>
      <ul>
        {talents.map(({ id, name, rank }) => {
          const found = data?.entities.find((entity) => entity.id === id)
          const words = found?.properties?.['dice'] ?? found?.description ?? ''
          return (
            <li key={id} className="border-b border-line py-2 last:border-0">
              <p className="flex min-h-6 items-baseline justify-between gap-3">
                <EntityLink id={id} name={name} className="font-medium" />
                <span className="text-14 whitespace-nowrap text-ink-2">Rank {rank}</span>
              </p>
              {words === '' ? null : <p className="text-14 text-ink-2">{String(words)}</p>}
              {effectLines(found?.properties ?? {}).map((line) => (
                <p key={line} className="text-14 font-semibold">
                  {line}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
