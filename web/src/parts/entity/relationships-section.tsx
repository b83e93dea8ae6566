import type { CampaignAbout, Entity, Mention, Relationship } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'

import { useMe } from '#api/session.ts'
import { ExpandableList } from '#ui/page/expandable-list.tsx'
import { RailSection } from '#ui/page/panel.tsx'

import { EntityImage } from './entity-image.tsx'
import { EntityLink } from './entity-link.tsx'
import { typeNames } from './type-names.ts'

interface TiesSectionProps {
  readonly title: string
  readonly entity: Pick<Entity, 'id' | 'name'>
  readonly ties: readonly Relationship[]
  readonly mentions?: readonly Mention[]
}

/** The related entities, each once with all its relationships, and then the entities that mention this one. */
export function RelationshipsSection({ title, entity, ties, mentions }: TiesSectionProps) {
  if (ties.length === 0 && !mentions?.length) return null
  const byOther = [...Map.groupBy(ties, ({ other }) => other.id)]
  return (
    <RailSection title={title}>
      {byOther.length === 0 ? null : (
        <ExpandableList
          rows={byOther.map(([id, between]) => (
            <TiedRow key={id} entity={entity} between={between} />
          ))}
        />
      )}
      {mentions ? <Mentions mentions={mentions} /> : null}
    </RailSection>
  )
}

interface TiedRowProps {
  readonly entity: TiesSectionProps['entity']
  /** The relationships with one other entity. */
  readonly between: readonly Relationship[]
}

function TiedRow({ entity, between: [first, ...more] }: TiedRowProps) {
  const { relationshipNames } = useMe().campaign
  if (!first) return null
  return (
    <li tabIndex={-1} className="relative flex min-h-hit items-center gap-3 py-1.5">
      <EntityImage entity={first.other} sizes="2.75rem" className="size-11 shrink-0 after:hidden" />
      <div className="min-w-0">
        <EntityLink id={first.other.id} name={first.other.name} className="whole-target" />
        {[first, ...more].map((tie) => (
          <p key={`${tie.from} ${tie.type}`} className="text-14 text-ink-2">
            {kindOf(tie, entity, relationshipNames)}
          </p>
        ))}
      </div>
    </li>
  )
}

/** `[owes a debt to]`, or `[owes a debt to] Kessa Vane` if the relationship starts at the other entity. */
function kindOf(
  { type, from, secret, rank }: Relationship,
  entity: TiesSectionProps['entity'],
  names: CampaignAbout['relationshipNames'],
): string {
  const shown = Object.hasOwn(names, type) ? names[type] : type
  const kind = from === entity.id ? `[${shown}]` : `[${shown}] ${entity.name}`
  const ranked = rank === undefined ? kind : entityParts.tieRanked({ tie: kind, rank })
  return secret ? entityParts.tieSecret({ tie: ranked }) : ranked
}

/** The entities whose texts mention this one. */
export function Mentions({ mentions }: { readonly mentions: readonly Mention[] }) {
  if (mentions.length === 0) return null
  return (
    <div className="not-first:mt-4">
      <h3 className="text-14 font-semibold text-ink-2">{entityParts.mentionedIn()}</h3>
      <ExpandableList
        label={entityParts.mentionedIn()}
        rows={mentions.map(({ id, name, type }) => (
          <li
            key={id}
            tabIndex={-1}
            className="relative flex min-h-hit flex-wrap items-center justify-between gap-x-3 border-b border-line py-1.5 last:border-0"
          >
            <EntityLink id={id} name={name} className="whole-target" />
            <span className="text-14 text-ink-2">{typeNames[type].singular}</span>
          </li>
        ))}
      />
    </div>
  )
}

/** The relationship types shown on all pages except characters' pages (specification, section 2). */
const placing: ReadonlySet<string> = new Set(['member of', 'includes', 'part of', 'contains', 'affects'])

type Tied = Pick<Entity, 'id' | 'relationships'>

/** The relationships that show where an entity belongs. */
export function locatingRelationships(entity: Tied): Relationship[] {
  return ownRelationships({ ...entity, relationships: entity.relationships.filter(({ type }) => placing.has(type)) })
}

/** The relationships that start at this entity, plus relationships from entities to which it has none. */
export function ownRelationships({ id, relationships }: Tied): Relationship[] {
  const named = new Set(relationships.filter(({ from }) => from === id).map(({ other }) => other.id))
  return relationships.filter(({ from, other }) => from === id || !named.has(other.id))
}
