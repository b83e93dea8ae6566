import type { Entity } from '@waybook/contract'
import { effectLines } from '@waybook/rules'

import { shownProperties } from '#parts/entity/properties-section.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { useSkills } from '#parts/entity/use-skills.ts'

/** An item, weapon, talent or adversary on a card of 63 × 88 mm or more, as long as its words need. */
export function PaperCard({ entity }: { readonly entity: Entity }) {
  const facts = shownProperties(entity.properties, useSkills()).filter(({ key }) => key !== 'effect')
  return (
    <article className="paper paper-card" aria-label={`${entity.name}: card`}>
      <header>
        <h2>{entity.name}</h2>
        <p>{typeNames[entity.type].singular}</p>
      </header>
      {entity.description === '' ? null : <p className="paper-words">{entity.description}</p>}
      {effectLines(entity.properties).map((line) => (
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
