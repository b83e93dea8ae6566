import { editorEffects } from '@waybook/messages/editorEffects'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

import { useFields } from '../fields-context.ts'
import { FormSection } from '../form-section.tsx'
import { withLine, writtenLines } from './effect-lines.ts'
import { EffectRow } from './effect-row.tsx'

/** What the page does to dice and figures: a row for each line of `effect`. */
export function EffectsField() {
  const { fields, setField } = useFields()
  const [isAdding, setAdding] = useState(false)
  const lines = writtenLines(fields)
  const number = lines.length + 1
  return (
    <FormSection title={editorEffects.effects()} of={['effect']}>
      <ul className="grid gap-4">
        {lines.map(({ path, line }, index) => (
          <EffectRow
            key={path.join(' ')}
            number={index + 1}
            line={line}
            onLine={(typed) => setField(path, typed)}
            onRemove={() => setField(path, undefined)}
          />
        ))}
      </ul>
      {isAdding ? (
        <ul>
          <NewEffect
            number={number}
            onAdd={(line) => {
              const { path, value } = withLine(fields, line)
              setField(path, value)
              setAdding(false)
            }}
            onClose={() => setAdding(false)}
          />
        </ul>
      ) : (
        <Button variant="ghost" size="small" className="justify-self-start" onClick={() => setAdding(true)}>
          {editorEffects.addEffect()}
        </Button>
      )}
    </FormSection>
  )
}

interface NewEffectProps {
  readonly number: number
  readonly onAdd: (line: string) => void
  readonly onClose: () => void
}

/** A line that is not in the file until it is added. */
function NewEffect({ number, onAdd, onClose }: NewEffectProps) {
  const [line, setLine] = useState('')
  return (
    <>
      <EffectRow number={number} line={line} onLine={setLine} onRemove={onClose} />
      <Button size="dense" className="mt-2" disabled={line.trim() === ''} onClick={() => onAdd(line.trim())}>
        {editorEffects.add()}
      </Button>
    </>
  )
}
