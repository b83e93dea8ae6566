import type { EntityType } from '@waybook/contract'
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

const choices = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'some', label: 'Some' },
  { value: 'onlyMe', label: 'Only me' },
] as const

type Choice = (typeof choices)[number]['value']

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
    <FormSection title="Who sees the page" of={['visible', 'audience']}>
      <Segments label="Who sees the page" terse options={choices} value={chosen} onChange={choose} />
      {chosen === 'some' ? (
        <>
          <ul aria-label="Who sees it">
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
            label="Add a character whose player sees it"
            onChoose={({ id: reader }) => setField(['audience', audience.length], reader)}
          />
        </>
      ) : null}
      {chosen !== 'some' && entity && entity.visible !== written ? (
        <>
          <p className="text-14 text-ink-2">
            {entity.visible ? 'Players see it now.' : 'Players do not see it now.'} If publishing does not change that,
            visibility was set on the page itself, which overrides the text:
          </p>
          <VisibilityToggle entity={entity} kind={typeNames[type].singular} />
        </>
      ) : null}
    </FormSection>
  )
}
