import {
  DEFAULT_PERSPECTIVE,
  defaultStyleOf,
  imageStyles,
  perspectives,
  type Entity,
  type ImageStyle,
  type Perspective,
} from '@waybook/contract'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'

import { useMe } from '../../../client/me.ts'
import { imageModels, perspectiveWords, styleWords } from './image-words.ts'
import { PromptField } from './prompt-field.tsx'
import type { ImageWish } from './use-generation.ts'

interface GenerateFormProps {
  readonly entity: Pick<Entity, 'id' | 'type'>
  readonly onConfirm: (wish: ImageWish) => void
  readonly onCancel: () => void
}

/** How the picture is to look; a game master may change the words that it is painted by. */
export function GenerateForm({ entity: { id, type }, onConfirm, onCancel }: GenerateFormProps) {
  const [style, setStyle] = useState(defaultStyleOf(type))
  const [perspective, setPerspective] = useState(DEFAULT_PERSPECTIVE)
  const [prompt, setPrompt] = useState<string | null>(null)
  const { may } = useMe()
  const seen = { style, ...(type === 'scene' && { perspective }) }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm({ ...seen, ...(prompt !== null && { prompt }) })
      }}
    >
      <Choice<ImageStyle> label="Style" words={styleWords} options={imageStyles} value={style} onChoose={setStyle} />
      {type === 'scene' ? (
        <Choice<Perspective>
          label="Perspective"
          words={perspectiveWords}
          options={perspectives}
          value={perspective}
          onChoose={setPerspective}
        />
      ) : null}
      <div>
        <SelectField label="Model">
          {imageModels.map((model) => (
            <option key={model}>{model}</option>
          ))}
        </SelectField>
        <p className="mt-1 text-14 text-ink-2">A wish: the image service may be set to a painter of its own.</p>
      </div>
      {may.includes('readGameMasterNotes') ? (
        <PromptField wish={{ entityId: id, ...seen }} own={prompt} onChange={setPrompt} />
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary">
          Generate
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly words: Readonly<Record<Value, string>>
  readonly options: readonly Value[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, words, options, value, onChoose }: ChoiceProps<Value>) {
  const choose = (said: string) => {
    const chosen = options.find((option) => option === said)
    if (chosen !== undefined) onChoose(chosen)
  }
  return (
    <SelectField label={label} value={value} onChange={(event) => choose(event.target.value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {words[option]}
        </option>
      ))}
    </SelectField>
  )
}
