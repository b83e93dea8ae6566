import type { CharacterDynamic, Entity, PlayCondition, PropertyValue } from '@waybook/contract'
import { paper } from '@waybook/messages/paper'
import { careerOf, characteristics, skillPool, type DerivedFigures, type Skill } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { scoreOf } from '#parts/entity/scores.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { conditionNote } from '#parts/sheet-conditions/condition-words.ts'
import { useExperience } from '#parts/sheet-experience/use-experience.ts'
import { thingOf, useInventory } from '#parts/sheet-inventory/use-inventory.ts'
import { soakOf, useDerivedFigures } from '#parts/sheet-talents/use-derived-figures.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { camelCaseToWords } from '#ui/text/words.ts'

import { PaperLegend, PaperPool } from './paper-dice.tsx'
import { Gear, Talents, Weapons } from './paper-lists.tsx'

/** The sheet, in the order in which a player looks things up. Empty lines at its end take what room is left. */
export function PaperSheet({ character }: { readonly character: Entity }) {
  const { data: dynamic, error, refetch } = useOperation('getCharacterDynamic', { id: character.id })
  const inventory = useInventory(character.id)
  const derived = useDerivedFigures(character, inventory.all.map(thingOf), dynamic)
  if (error && !dynamic)
    return <ErrorAlert message={paper.sheetFailed({ reason: error.message })} onRetry={() => void refetch()} />
  if (!dynamic || !inventory.isKnown) return <Spinner />
  return (
    <article className="paper paper-sheet" aria-label={paper.sheetOf({ name: character.name })}>
      <Who character={character} />
      <Figures character={character} derived={derived} />
      <Points character={character} dynamic={dynamic} />
      <Skills character={character} />
      <Weapons wielder={character} weapons={inventory.weapons} />
      <div className="paper-halves">
        <Talents character={character} />
        <Gear gear={inventory.gear} derived={derived} />
      </div>
      <div className="paper-halves paper-rest">
        <section className="paper-ruled">
          <h3>{paper.injuriesAndConditions()}</h3>
          <ul className="paper-list">
            {dynamic.conditions.map((condition) => (
              <ConditionLine key={condition} name={condition} details={dynamic.conditionDetails?.[condition]} />
            ))}
          </ul>
        </section>
        <section className="paper-ruled">
          <h3>{paper.notes()}</h3>
          <div />
        </section>
      </div>
      <PaperLegend />
    </article>
  )
}

function Who({ character }: { readonly character: Entity }) {
  const me = useMe()
  const { experience } = useExperience(character.id)
  const own = me.characterId === character.id
  const { archetype, species, career } = character.properties
  const facts: readonly (readonly [string, PropertyValue | undefined])[] = [
    [paper.player(), (own ? me.user.firstName : null) ?? ''],
    [paper.campaign(), me.campaign.name],
    [paper.archetype(), archetype ?? species],
    [paper.career(), career],
    [paper.experience(), experience && paper.experienceLeft({ total: experience.total, left: experience.left })],
  ]
  return (
    <header className="paper-who">
      <EntityImage entity={character} sizes="6rem" eager className="paper-portrait" />
      <div>
        <h2>{character.name}</h2>
        <p>{character.description}</p>
      </div>
      <dl>
        {facts.map(([name, value]) =>
          value === undefined || value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{String(value)}</dd>
            </div>
          ),
        )}
      </dl>
    </header>
  )
}

interface FiguresProps {
  readonly character: Entity
  readonly derived: DerivedFigures
}

function Figures({ character, derived }: FiguresProps) {
  const others: readonly (readonly [string, number | null])[] = [
    [paper.soak(), soakOf(character, derived)],
    [paper.meleeDefence(), derived.meleeDefence.total],
    [paper.rangedDefence(), derived.rangedDefence.total],
  ]
  return (
    <dl className="paper-figures">
      {characteristics.map((one) => (
        <div key={one}>
          <dt>{camelCaseToWords(one)}</dt>
          <dd>{character.characteristics?.[one] ?? ''}</dd>
        </div>
      ))}
      {others.map(([name, value]) => (
        <div key={name} className="paper-square">
          <dt>{name}</dt>
          <dd>{value ?? ''}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ConditionLineProps {
  readonly name: string
  readonly details: PlayCondition | undefined
}

function ConditionLine({ name, details }: ConditionLineProps) {
  const note = details ? conditionNote(details) : ''
  return <li>{note === '' ? name : `${name}, ${note}`}</li>
}

/** Boxes to tick, because figures on paper are soon out of date. */
function Points({ character, dynamic }: { readonly character: Entity; readonly dynamic: CharacterDynamic }) {
  const rows = [
    { name: paper.hitPoints(), most: character.maxHp ?? 0, now: dynamic.hitpoints },
    { name: paper.strain(), most: character.strainThreshold ?? 0, now: dynamic.strain },
  ]
  return (
    <div className="paper-halves">
      {rows.map(({ name, most, now }) => (
        <section key={name} className="paper-points">
          <h3>{name}</h3>
          <p>{now === undefined ? paper.of({ most }) : paper.nowOf({ now, most })}</p>
          <div aria-hidden="true" className="paper-boxes">
            {Array.from({ length: most }, (_, index) => (
              <span key={index} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Skills({ character }: { readonly character: Entity }) {
  const skills = useSkills()
  const career = new Set(careerOf(character.properties, skills).skills)
  return (
    <section>
      <h3>
        {paper.skills()}
        {career.size > 0 ? (
          <small>
            <span aria-hidden="true" className="paper-dot" /> {paper.careerSkill()}
          </small>
        ) : null}
      </h3>
      <ul className="paper-skills">
        {skills.map((skill) => (
          <SkillLine key={skill.id} skill={skill} character={character} isCareer={career.has(skill.id)} />
        ))}
      </ul>
    </section>
  )
}

interface SkillLineProps {
  readonly skill: Skill
  readonly character: Entity
  readonly isCareer: boolean
}

function SkillLine({ skill: { id, name, characteristic }, character, isCareer }: SkillLineProps) {
  const score = scoreOf(character, id, characteristic)
  return (
    <li>
      <span className={isCareer ? 'paper-dot' : undefined}>
        {isCareer ? <span className="sr-only">{paper.careerSkillLine()} </span> : null}
      </span>
      <b>{name}</b>
      <span>{camelCaseToWords(characteristic).slice(0, 3)}</span>
      <span>{character.skills?.[id] ?? 0}</span>
      {score ? <PaperPool pool={skillPool(score.value, score.ranks)} /> : <span />}
    </li>
  )
}
