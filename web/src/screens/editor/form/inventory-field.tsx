import { editorForm } from '@waybook/messages/editorForm'

import { EntityPicker } from '#parts/entity/entity-picker.tsx'

import { BoundNumber } from './bound-field.tsx'
import { recordOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'
import { ReferenceRow } from './reference-row.tsx'
import { useNamed } from './use-named.ts'

const AMOUNT_MAX = 9999

/** A character's starting inventory. */
export function InventoryField() {
  const { fields, setField } = useFields()
  const items = Object.keys(recordOf(fields['inventory']))
  const named = useNamed(items)
  return (
    <FormSection title={editorForm.startingGear()} of={['inventory']}>
      <p className="text-14 text-ink-2">{editorForm.startingGearHint()}</p>
      {items.length === 0 ? null : (
        <ul aria-label={editorForm.inventory()}>
          {items.map((item) => (
            <ReferenceRow
              key={item}
              reference={item}
              entity={named(item)}
              onRemove={() => setField(['inventory', item], undefined)}
            >
              <BoundNumber label={editorForm.howMany()} path={['inventory', item]} max={AMOUNT_MAX} />
            </ReferenceRow>
          ))}
        </ul>
      )}
      <EntityPicker label={editorForm.addItem()} onChoose={({ id }) => setField(['inventory', id], 1)} />
    </FormSection>
  )
}
