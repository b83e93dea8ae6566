import { editorForm } from '@waybook/messages/editorForm'

import { EntityPicker } from '#parts/entity/entity-picker.tsx'

import { BoundText } from './bound-field.tsx'
import { listOf, recordOf, textOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'
import { ReferenceRow } from './reference-row.tsx'
import { useNamed } from './use-named.ts'

const ways = {
  exits: { title: () => editorForm.exits(), end: 'to', add: () => editorForm.addExit() },
  entrances: { title: () => editorForm.entrances(), end: 'from', add: () => editorForm.addEntrance() },
} as const

/** The exits or entrances of a scene. */
export function WaysField({ field }: { readonly field: keyof typeof ways }) {
  const { title, end, add } = ways[field]
  const { fields, setField } = useFields()
  const rows = listOf(fields[field]).map(recordOf)
  const named = useNamed(rows.map((row) => textOf(row[end])))
  return (
    <FormSection title={title()} of={[field]}>
      {rows.length === 0 ? null : (
        <ul aria-label={title()}>
          {rows.map((row, index) => (
            <ReferenceRow
              // Rows keep the order of the file.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              reference={textOf(row[end])}
              entity={named(textOf(row[end]))}
              onRemove={() => setField([field, index], undefined)}
            >
              <BoundText label={editorForm.requirement()} path={[field, index, 'requirement']} />
            </ReferenceRow>
          ))}
        </ul>
      )}
      <EntityPicker label={add()} onChoose={({ id }) => setField([field, rows.length], { [end]: id })} />
    </FormSection>
  )
}
