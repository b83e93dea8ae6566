import { editor } from '@waybook/messages/editor'
import { useId } from 'react'

import { FieldFindings } from './form/field-findings.tsx'
import { textOf, useFields } from './form/fields-context.ts'

/** Fields for the name and the description, styled like the page. */
export function PageHead() {
  const { fields, setField } = useFields()
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {editor.name()}
      </label>
      <input
        id={id}
        value={textOf(fields['name'])}
        placeholder={editor.name()}
        maxLength={200}
        onChange={({ target }) => setField(['name'], target.value)}
        className={`${field} border-b border-transparent text-36 leading-[1.4] font-semibold hover:border-line`}
      />
      <FieldFindings field="name" />
      <Description />
      <FieldFindings field="description" />
    </div>
  )
}

const field = '-mx-1 w-full rounded-control bg-transparent px-1 font-serif'

function Description() {
  const { fields, setField } = useFields()
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {editor.description()}
      </label>
      <textarea
        id={id}
        rows={2}
        value={textOf(fields['description'])}
        placeholder={editor.descriptionHint()}
        onChange={({ target }) => setField(['description'], target.value || undefined)}
        className={`${field} field-sizing-content resize-none text-18 leading-7 text-ink-2 italic placeholder:text-ink-2 md:text-20 md:leading-7`}
      />
    </>
  )
}
