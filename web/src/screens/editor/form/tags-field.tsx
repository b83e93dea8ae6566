import { editorForm } from '@waybook/messages/editorForm'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'

import { listOf, textOf, useFields } from './fields-context.ts'
import { FormSection } from './form-section.tsx'

export function TagsField() {
  const { fields, setField } = useFields()
  const tags = listOf(fields['tags']).map(textOf)
  const [typed, setTyped] = useState('')
  const write = (wanted: readonly string[]) => setField(['tags'], wanted.length === 0 ? undefined : wanted)
  const add = () => {
    const tag = typed.trim()
    setTyped('')
    if (tag !== '' && !tags.includes(tag)) write([...tags, tag])
  }
  return (
    <FormSection title={editorForm.tags()} of={['tags']}>
      {tags.length === 0 ? null : (
        <ul aria-label={editorForm.tags()} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="flex min-h-touch items-center gap-1 rounded-tag bg-sunk ps-3 text-14">
              {tag}
              <RoundButton
                sign="cross"
                size="small"
                quiet
                label={editorForm.removeTag({ tag })}
                onPress={() => write(tags.filter((one) => one !== tag))}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={editorForm.newTag()}
        terse
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        action={
          <Button onClick={add} className="shrink-0">
            {editorForm.add()}
          </Button>
        }
      />
    </FormSection>
  )
}
