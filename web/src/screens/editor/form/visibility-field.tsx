import { PARTY_TAG, type EntityType } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { typeNames } from '#parts/entity/type-names.ts'
import { VisibilityToggle } from '#parts/entity/visibility-toggle.tsx'
import { Segments } from '#ui/field/segments.tsx'

import { listOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'

const choices = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'onlyMe', label: 'Only me' },
] as const

interface VisibilityFieldProps {
  readonly id: string
  readonly type: EntityType
}

/** Who sees the page. What was set on the page itself counts more than what the text says. */
export function VisibilityField({ id, type }: VisibilityFieldProps) {
  const { fields, setField } = useFields()
  const written = typeof fields['visible'] === 'boolean' ? fields['visible'] : isShownByDefault(type, fields)
  const entity = useOperation('getEntity', { id }).data?.entities[0]
  return (
    <FormSection title="Who sees the page" of={['visible']}>
      <Segments
        label="Who sees the page"
        terse
        options={choices}
        value={written ? 'everyone' : 'onlyMe'}
        onChange={(value) => setField(['visible'], value === 'everyone')}
      />
      {entity && entity.visible !== written ? (
        <>
          <p className="text-14 text-ink-2">
            {entity.visible ? 'Players see it now.' : 'Players do not see it now.'} If it stays so after publishing, it
            was set on the page itself, which counts more than the text:
          </p>
          <VisibilityToggle entity={entity} kind={typeNames[type].singular} />
        </>
      ) : null}
    </FormSection>
  )
}

/** Without `visible`, characters of the party are shown, others and scenes are not, and everything else is. */
function isShownByDefault(type: EntityType, fields: Readonly<Record<string, unknown>>): boolean {
  if (type === 'character') return listOf(fields['tags']).includes(PARTY_TAG)
  return type !== 'scene'
}
