import type { EntityType } from '@waybook/contract'

import { typeNames } from '#parts/entity/type-names.ts'

import { BoundNumber, BoundText, BoundTextArea, TypedField } from './bound-field.tsx'
import { EffectsField } from './effects/effects-field.tsx'
import { listOf, textOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'
import { InventoryField } from './inventory-field.tsx'
import { ItemField, itemProperties } from './item-field.tsx'
import { PropertiesField } from './properties-field.tsx'
import { RelationshipsField } from './relationships-field.tsx'
import { CharacteristicsField, SkillsField } from './scores-field.tsx'
import { TagsField } from './tags-field.tsx'
import { VisibilityField } from './visibility-field.tsx'
import { WaysField } from './ways-field.tsx'

/** The types of pages whose `effect` acts. */
const withEffects: ReadonlySet<EntityType> = new Set([
  'character',
  'item',
  'talent',
  'quality',
  'critical',
  'scene',
  'career',
  'archetype',
])
/** What the form has fields for elsewhere. */
const ELSEWHERE = ['effect']

interface PropertiesFormProps {
  readonly id: string
  readonly type: EntityType
}

/** The front matter of a page as a form. It edits the same text. */
export function PropertiesForm({ id, type }: PropertiesFormProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {type === 'newsletter' ? <NewsletterFields /> : null}
      {type === 'event' ? <DateFields /> : null}
      {type === 'scene' ? <SceneTexts /> : null}
      {type === 'item' ? <ItemField /> : null}
      {withEffects.has(type) ? <EffectsField /> : null}
      <PropertiesField hidden={type === 'item' ? [...itemProperties, ...ELSEWHERE] : ELSEWHERE} />
      <VisibilityField id={id} type={type} />
      <TagsField />
      <RelationshipsField type={type} />
      {type === 'character' ? (
        <>
          <CharacteristicsField />
          <SkillsField />
          <InventoryField />
        </>
      ) : null}
      {type === 'scene' ? (
        <>
          <WaysField field="exits" />
          <WaysField field="entrances" />
        </>
      ) : null}
      <AboutFields type={type} />
    </div>
  )
}

function AboutFields({ type }: { readonly type: EntityType }) {
  const { fields, setField } = useFields()
  const setAliases = (typed: string) => {
    const names = typed.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
    setField(['aliases'], names.length === 0 ? undefined : names)
  }
  return (
    <FormSection title="About the page" of={['type', 'aliases', 'visualDescription', 'picture']}>
      <p className="text-14 text-ink-2">Type: {typeNames[type].singular}</p>
      <TypedField
        label="Other names"
        hint="Links may use them. Separate them with commas."
        value={listOf(fields['aliases']).map(textOf).join(', ')}
        onType={setAliases}
      />
      <BoundTextArea label="Visual description" path={['visualDescription']} hint="Also used to paint pictures." />
    </FormSection>
  )
}

const ORDER_MAX = 9999

function NewsletterFields() {
  return (
    <FormSection title="The issue" of={['masthead', 'dateline', 'date', 'campaignDate', 'order']}>
      <BoundText label="Masthead" path={['masthead']} />
      <BoundText label="Dateline" path={['dateline']} />
      <BoundText
        label="Date"
        path={['date']}
        hint="Such as 2026-11-22. Newsletters without a position are sorted newest first."
      />
      <BoundText label="Date in the campaign" path={['campaignDate']} hint={DATE_HINT} />
      <BoundNumber label="Position on the News page" path={['order']} max={ORDER_MAX} />
    </FormSection>
  )
}

const DATE_HINT = 'In the campaign’s calendar, as exact as you know: a year, a month, a week or a day.'

function DateFields() {
  return (
    <FormSection title="When it happened" of={['date', 'until', 'dateFor', 'playersDate']}>
      <BoundText label="Date" path={['date']} hint={DATE_HINT} />
      <BoundText label="Until" path={['until']} hint="If it lasted longer." />
      <BoundText
        label="Date that players know"
        path={['playersDate']}
        hint="If you fill this in, only you see the real date."
      />
    </FormSection>
  )
}

function SceneTexts() {
  return (
    <FormSection title="At the table" of={['boxText', 'gmNotes']}>
      <BoundTextArea label="Read aloud" path={['boxText']} />
      <BoundTextArea label="Notes for you only" path={['gmNotes']} />
    </FormSection>
  )
}
