import { useId, useState } from 'react'

import { useMe } from '#api/session.ts'
import { EntityPicker } from '#parts/entity/entity-picker.tsx'
import { Button } from '#ui/button/button.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useFocusAtFirst } from '#ui/page/use-focus-at-first.ts'

import { listOf, recordOf, textOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'
import { ReferenceRow } from './reference-row.tsx'
import { useNamed } from './use-named.ts'

export function RelationshipsField() {
  const { fields, setField } = useFields()
  const rows = listOf(fields['relationships']).map(recordOf)
  const named = useNamed(rows.map(({ to }) => textOf(to)))
  return (
    <FormSection title="Related" of={['relationships']}>
      {rows.length === 0 ? null : (
        <ul aria-label="Relationships">
          {rows.map(({ type, to, secret }, index) => (
            <ReferenceRow
              // Rows keep the order of the file, and two rows may be equal.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              reference={textOf(to)}
              entity={named(textOf(to))}
              note={`${textOf(type)}${secret === true ? ', secret' : ''}`}
              onRemove={() => setField(['relationships', index], undefined)}
            />
          ))}
        </ul>
      )}
      <NewRelationship
        onAdd={(type, to, secret) =>
          setField(['relationships', rows.length], { type, to, ...(secret && { secret: true }) })
        }
      />
    </FormSection>
  )
}

/** Kinds with special treatment on pages, and other frequent kinds. */
const usual = ['member of', 'includes', 'part of', 'contains', 'affects', 'travels with', 'works for', 'knows', 'owns']

interface NewRelationshipProps {
  readonly onAdd: (type: string, to: string, secret: boolean) => void
}

function NewRelationship({ onAdd }: NewRelationshipProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NewRelationshipForm onAdd={onAdd} onClose={() => setOpen(false)} />
  return (
    <Button variant="ghost" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
      Add a relationship
    </Button>
  )
}

function NewRelationshipForm({ onAdd, onClose }: NewRelationshipProps & { readonly onClose: () => void }) {
  const first = useFocusAtFirst()
  const [type, setType] = useState('')
  const [isSecret, setSecret] = useState(false)
  const kinds = useId()
  const { relationshipNames } = useMe().campaign
  const wanted = type.trim()
  const add = (to: string) => {
    onAdd(wanted, to, isSecret)
    onClose()
  }
  return (
    <div className="grid gap-2.5 rounded-control border border-line p-3">
      <TextField
        label="Kind of relationship"
        ref={first}
        list={kinds}
        placeholder="member of"
        value={type}
        onChange={({ target }) => setType(target.value)}
      />
      <datalist id={kinds}>
        {[...new Set([...usual, ...Object.keys(relationshipNames)])].map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </datalist>
      <Switch label="Secret: only you see it" checked={isSecret} onChange={setSecret} />
      {wanted === '' ? null : <EntityPicker label="The other page" onChoose={({ id }) => add(id)} />}
      <Button variant="ghost" size="dense" className="justify-self-start" onClick={onClose}>
        Cancel
      </Button>
    </div>
  )
}
