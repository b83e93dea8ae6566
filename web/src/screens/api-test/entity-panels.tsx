import { EntityLink } from '../../parts/entity/entity-link.tsx'

interface EntityNamesProps {
  /** What the list is of, for screen readers. */
  readonly label: string
  readonly entities: readonly { readonly id: string; readonly name: string }[]
}

/** Entities with the ids that queries know them by. */
export function EntityNames({ label, entities }: EntityNamesProps) {
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
