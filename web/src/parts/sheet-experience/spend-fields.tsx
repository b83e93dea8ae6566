import { LIST_LONG_PAGE, type Entity, type Purchase } from '@waybook/contract'
import { sheetExperience } from '@waybook/messages/sheetExperience'
import { careerOf, rankPrice, talentPrice } from '@waybook/rules'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useExperienceRules, useSkills } from '#parts/entity/use-skills.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'

/** A purchase, with its price. */
export interface Choice {
  readonly bought: Purchase
  readonly cost: number
}

interface FieldsProps {
  readonly character: Entity
  /** `null`: the choice is incomplete. */
  readonly onChoose: (choice: Choice | null) => void
}

/** The next rank of each skill, career skills first. */
export function SkillField({ character, onChoose }: FieldsProps) {
  const skills = useSkills()
  const rules = useExperienceRules()
  const [chosen, setChosen] = useState('')
  const career = careerOf(character.properties, skills).skills
  const offers = skills.flatMap(({ id, name }) => {
    const rank = (character.skills?.[id] ?? 0) + 1
    const isCareer = career.includes(id)
    const cost = rankPrice(rank, isCareer, rules)
    return cost === null ? [] : [{ id, isCareer, cost, text: sheetExperience.skillOffer({ skill: name, rank, cost }) }]
  })
  const choose = (id: string) => {
    setChosen(id)
    const offer = offers.find((one) => one.id === id)
    onChoose(offer ? { bought: { kind: 'skill', skill: id }, cost: offer.cost } : null)
  }
  const groups = [
    [sheetExperience.careerSkills(), offers.filter(({ isCareer }) => isCareer)],
    [sheetExperience.otherSkills(), offers.filter(({ isCareer }) => !isCareer)],
  ] as const
  return (
    <SelectField label={sheetExperience.skill()} value={chosen} onChange={({ target }) => choose(target.value)}>
      <option value="">{sheetExperience.chooseSkill()}</option>
      {groups.map(([label, some]) =>
        some.length === 0 ? null : (
          <optgroup key={label} label={label}>
            {some.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </SelectField>
  )
}

const ANOTHER = 'another'
const COST_MAX = 1000
const COST = 5

/** A talent of the campaign, or a talent without a page. */
export function TalentFields({ character, onChoose }: FieldsProps) {
  const { data } = useOperation('listEntities', { type: 'talent', limit: LIST_LONG_PAGE })
  const rules = useExperienceRules()
  const talents = data?.entities ?? []
  const [talent, setTalent] = useState('')
  const [name, setName] = useState('')
  const [cost, setCost] = useState(COST)
  const isAnother = talent === ANOTHER || (data !== undefined && talents.length === 0)
  const report = (wanted: string, price: number) =>
    onChoose(wanted.trim() === '' ? null : { bought: { kind: 'talent', talent: wanted.trim() }, cost: price })
  const choose = (id: string) => {
    setTalent(id)
    if (id === ANOTHER || id === '') return report(name, cost)
    const owned = character.relationships.find(({ to, rank }) => to === id && rank !== undefined)?.rank ?? 0
    const tier = Number(talents.find((one) => one.id === id)?.properties?.['tier'] ?? 1)
    const price = talentPrice(Number.isFinite(tier) ? tier : 1, owned + 1, rules)
    setCost(price)
    report(id, price)
  }
  return (
    <>
      {talents.length === 0 ? null : (
        <SelectField label={sheetExperience.talent()} value={talent} onChange={({ target }) => choose(target.value)}>
          <option value="">{sheetExperience.chooseTalent()}</option>
          {talents.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
          <option value={ANOTHER}>{sheetExperience.anotherTalent()}</option>
        </SelectField>
      )}
      {isAnother ? (
        <TextField
          label={sheetExperience.talentName()}
          value={name}
          maxLength={80}
          onChange={({ target }) => {
            setName(target.value)
            report(target.value, cost)
          }}
        />
      ) : null}
      <CostField
        cost={cost}
        onCost={(price) => {
          setCost(price)
          report(isAnother ? name : talent, price)
        }}
      />
    </>
  )
}

/** Any other purchase that the game master allows. */
export function OtherFields({ onChoose }: Pick<FieldsProps, 'onChoose'>) {
  const [what, setWhat] = useState('')
  const [cost, setCost] = useState(COST)
  const report = (wanted: string, price: number) =>
    onChoose(wanted.trim() === '' ? null : { bought: { kind: 'other', what: wanted.trim() }, cost: price })
  return (
    <>
      <TextField
        label={sheetExperience.what()}
        value={what}
        maxLength={200}
        onChange={({ target }) => {
          setWhat(target.value)
          report(target.value, cost)
        }}
      />
      <CostField
        cost={cost}
        onCost={(price) => {
          setCost(price)
          report(what, price)
        }}
      />
    </>
  )
}

function CostField({ cost, onCost }: { readonly cost: number; readonly onCost: (cost: number) => void }) {
  return (
    <TextField
      label={sheetExperience.cost()}
      type="number"
      inputMode="numeric"
      min={0}
      max={COST_MAX}
      value={String(cost)}
      onChange={({ target }) => onCost(Math.min(COST_MAX, Math.max(0, Math.trunc(Number(target.value)))))}
    />
  )
}
