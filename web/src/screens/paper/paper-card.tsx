import type { EntityCard } from '@waybook/contract'
import { paper } from '@waybook/messages/paper'
import { effectLines } from '@waybook/rules'

import { shownProperties } from '#parts/entity/properties-section.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { useSkills } from '#parts/entity/use-skills.ts'

/** An item, weapon, talent or adversary on a card of 63 × 88 mm or more, as long as its words need. */
type OnCard = Pick<EntityCard, 'name' | 'type' | 'description' | 'properties'>

export function PaperCard({ entity: { name, type, description, properties } }: { readonly entity: OnCard }) {
  const facts = shownProperties(properties ?? {}, useSkills()).filter(({ key }) => key !== 'effect')
  return (
    <article className="paper paper-card" aria-label={paper.cardOf({ name })}>
      <header>
        <h2>{name}</h2>
        <p>{typeNames[type].singular}</p>
      </header>
      {description === '' ? null : <p className="paper-words">{description}</p>}
      {effectLines(properties ?? {}).map((line) => (
        <p key={line} className="paper-effect">
          {line}
        </p>
      ))}
      <dl>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
