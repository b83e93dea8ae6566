import type { YamlValue } from '@waybook/entity-text'
import { editorForm } from '@waybook/messages/editorForm'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useFocusAtFirst } from '#ui/page/use-focus-at-first.ts'

import { likeBefore, TypedField } from './bound-field.tsx'
import { lineOf, recordOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'

/** `hidden`: properties that another section of the form edits. */
export function PropertiesField({ hidden }: { readonly hidden: readonly string[] }) {
  const { fields, setField } = useFields()
  const properties = recordOf(fields['properties'])
  const rows = Object.keys(properties).filter((key) => !hidden.includes(key))
  return (
    <FormSection title={editorForm.properties()} of={['properties']}>
      {rows.map((key) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-1.5">
          <TypedField
            label={key.replaceAll('_', ' ')}
            value={lineOf(properties[key])}
            onType={(typed) => setField(['properties', key], likeBefore(properties[key], typed))}
          />
          <RoundButton
            sign="cross"
            quiet
            label={editorForm.remove({ name: key.replaceAll('_', ' ') })}
            onPress={() => setField(['properties', key], undefined)}
          />
        </div>
      ))}
      <NewProperty onAdd={(key, value) => setField(['properties', key], value)} />
    </FormSection>
  )
}

interface NewPropertyProps {
  readonly onAdd: (key: string, value: YamlValue) => void
}

function NewProperty({ onAdd }: NewPropertyProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NewPropertyForm onAdd={onAdd} onClose={() => setOpen(false)} />
  return (
    <Button variant="ghost" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
      {editorForm.addProperty()}
    </Button>
  )
}

function NewPropertyForm({ onAdd, onClose }: NewPropertyProps & { readonly onClose: () => void }) {
  const first = useFocusAtFirst()
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const key = name.trim().replaceAll(/\s+/g, '_')
  const add = () => {
    if (key !== '') onAdd(key, likeBefore(undefined, value.trim()))
    onClose()
  }
  return (
    <form
      className="grid gap-2.5 rounded-control border border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label={editorForm.property()}
        ref={first}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField label={editorForm.itsValue()} value={value} onChange={({ target }) => setValue(target.value)} />
      <div className="flex gap-2">
        <Button type="submit" size="dense">
          {editorForm.add()}
        </Button>
        <Button variant="ghost" size="dense" onClick={onClose}>
          {editorForm.cancel()}
        </Button>
      </div>
    </form>
  )
}
