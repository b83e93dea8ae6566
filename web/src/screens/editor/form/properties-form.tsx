import type { EntityType } from '@waybook/contract'
import { editorForm } from '@waybook/messages/editorForm'

import { typeNames } from '#parts/entity/type-names.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { BoundNumber, BoundText, BoundTextArea, TypedField } from './bound-field.tsx'
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

/** With the notation of effects, it is larger than the rest of the form. */
const EffectsField = lazyPart<object>(async () => (await import('./effects/effects-field.tsx')).EffectsField, {
  inAdvance: false,
})

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
    <FormSection title={editorForm.aboutPage()} of={['type', 'aliases', 'visualDescription', 'picture']}>
      <p className="text-14 text-ink-2">{editorForm.type({ type: typeNames[type].singular })}</p>
      <TypedField
        label={editorForm.otherNames()}
        hint={editorForm.otherNamesHint()}
        value={listOf(fields['aliases']).map(textOf).join(', ')}
        onType={setAliases}
      />
      <BoundTextArea
        label={editorForm.visualDescription()}
        path={['visualDescription']}
        hint={editorForm.visualDescriptionHint()}
      />
    </FormSection>
  )
}

const ORDER_MAX = 9999

function NewsletterFields() {
  return (
    <FormSection title={editorForm.issue()} of={['masthead', 'dateline', 'date', 'campaignDate', 'order']}>
      <BoundText label={editorForm.masthead()} path={['masthead']} />
      <BoundText label={editorForm.dateline()} path={['dateline']} />
      <BoundText label={editorForm.date()} path={['date']} hint={editorForm.issueDateHint()} />
      <BoundText label={editorForm.campaignDate()} path={['campaignDate']} hint={editorForm.dateHint()} />
      <BoundNumber label={editorForm.position()} path={['order']} max={ORDER_MAX} />
    </FormSection>
  )
}

function DateFields() {
  return (
    <FormSection title={editorForm.whenHappened()} of={['date', 'until', 'dateFor', 'playersDate']}>
      <BoundText label={editorForm.date()} path={['date']} hint={editorForm.dateHint()} />
      <BoundText label={editorForm.until()} path={['until']} hint={editorForm.untilHint()} />
      <BoundText label={editorForm.playersDate()} path={['playersDate']} hint={editorForm.playersDateHint()} />
    </FormSection>
  )
}

function SceneTexts() {
  return (
    <FormSection title={editorForm.atTable()} of={['boxText', 'gmNotes']}>
      <BoundTextArea label={editorForm.readAloud()} path={['boxText']} />
      <BoundTextArea label={editorForm.notesForYou()} path={['gmNotes']} />
    </FormSection>
  )
}
