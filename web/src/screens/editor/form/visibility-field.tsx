import type { EntityType } from '@waybook/contract'
import { editorForm } from '@waybook/messages/editorForm'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { EntityPicker } from '#parts/entity/entity-picker.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { VisibilityToggle } from '#parts/entity/visibility-toggle.tsx'
import { Segments } from '#ui/field/segments.tsx'

import { isShown } from '../use-private.ts'
import { listOf, textOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'
import { ReferenceRow } from './reference-row.tsx'
import { useNamed } from './use-named.ts'

type Choice = 'everyone' | 'some' | 'onlyMe'

const choices = (): { readonly value: Choice; readonly label: string }[] => [
  { value: 'everyone', label: editorForm.everyone() },
  { value: 'some', label: editorForm.some() },
  { value: 'onlyMe', label: editorForm.onlyMe() },
]

interface VisibilityFieldProps {
  readonly id: string
  readonly type: EntityType
}

/** Edits who sees the page. A setting on the page itself overrides the text. */
export function VisibilityField({ id, type }: VisibilityFieldProps) {
  const { fields, setField } = useFields()
  const [isSome, setSome] = useState(false)
  const audience = listOf(fields['audience']).map(textOf)
  const named = useNamed(audience)
  const written = isShown(type, fields)
  const entity = useOperation('getEntity', { id }).data?.entities[0]
  const chosen: Choice = isSome || audience.length > 0 ? 'some' : written ? 'everyone' : 'onlyMe'
  const choose = (choice: Choice) => {
    setSome(choice === 'some')
    // `audience` overrides `visible`.
    setField(['audience'], undefined)
    if (choice !== 'some') setField(['visible'], choice === 'everyone')
  }
  return (
    <FormSection title={editorForm.whoSeesPage()} of={['visible', 'audience']}>
      <Segments label={editorForm.whoSeesPage()} terse options={choices()} value={chosen} onChange={choose} />
      {chosen === 'some' ? (
        <>
          <ul aria-label={editorForm.whoSeesIt()}>
            {audience.map((one, index) => (
              <ReferenceRow
                key={one}
                reference={one}
                entity={named(one)}
                onRemove={() => setField(['audience', index], undefined)}
              />
            ))}
          </ul>
          <EntityPicker
            label={editorForm.addReader()}
            onChoose={({ id: reader }) => setField(['audience', audience.length], reader)}
          />
        </>
      ) : null}
      {chosen !== 'some' && entity && entity.visible !== written ? (
        <>
          <p className="text-14 text-ink-2">
            {entity.visible ? editorForm.seenOverridden() : editorForm.hiddenOverridden()}
          </p>
          <VisibilityToggle entity={entity} kind={typeNames[type].singular} />
        </>
      ) : null}
    </FormSection>
  )
}
