import {
  DEFAULT_PERSPECTIVE,
  defaultStyleOf,
  IMAGE_PROMPT_MAX,
  imageStyles,
  perspectives,
  type Entity,
  type ImageStyle,
  type ParamsOf,
  type Perspective,
} from '@waybook/contract'
import { image } from '@waybook/messages/image'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import type { ImageOptions } from './use-generation.ts'

/** The names of the styles in the dialog, in order (specification, section 9). */
const styleWords: Readonly<Record<ImageStyle, () => string>> = {
  fantasy: () => image.fantasy(),
  realistic: () => image.realistic(),
  cartoon: () => image.cartoon(),
  sketch: () => image.sketch(),
}

/** The names of a scene's perspectives. */
const perspectiveWords: Readonly<Record<Perspective, () => string>> = {
  battlemap: () => image.battlemap(),
  fpv: () => image.firstPerson(),
  isometric: () => image.isometric(),
  wide: () => image.wide(),
}

interface GenerateFormProps {
  readonly entity: Pick<Entity, 'id' | 'type'>
  readonly onConfirm: (wish: ImageOptions) => void
  readonly onCancel: () => void
}

/** The options for a picture. A game master may also change the prompt. */
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
      <Choice<ImageStyle>
        label={image.style()}
        words={styleWords}
        options={imageStyles}
        value={style}
        onChoose={setStyle}
      />
      {type === 'scene' ? (
        <Choice<Perspective>
          label={image.perspective()}
          words={perspectiveWords}
          options={perspectives}
          value={perspective}
          onChoose={setPerspective}
        />
      ) : null}
      {may.includes('readGameMasterNotes') ? (
        <PromptField wish={{ entityId: id, ...seen }} own={prompt} onChange={setPrompt} />
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{image.cancel()}</Button>
        <Button type="submit" variant="primary">
          {image.generate()}
        </Button>
      </div>
    </form>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly words: Readonly<Record<Value, () => string>>
  readonly options: readonly Value[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ label, words, options, value, onChoose }: ChoiceProps<Value>) {
  const choose = (optionValue: string) => {
    const chosen = options.find((option) => option === optionValue)
    if (chosen !== undefined) onChoose(chosen)
  }
  return (
    <SelectField label={label} value={value} onChange={(event) => choose(event.target.value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {words[option]()}
        </option>
      ))}
    </SelectField>
  )
}

interface PromptFieldProps {
  readonly wish: ParamsOf<'getImagePrompt'>
  /** The game master's own prompt; `null` for the default prompt. */
  readonly own: string | null
  readonly onChange: (own: string | null) => void
}

/** The default prompt for the chosen style, unless the game master writes one. */
function PromptField({ wish, own, onChange }: PromptFieldProps) {
  const { data, error, refetch } = useOperation('getImagePrompt', wish)
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  return (
    <div className="grid justify-items-start gap-2 *:w-full">
      <TextArea
        label={image.prompt()}
        value={own ?? data?.prompt ?? ''}
        maxLength={IMAGE_PROMPT_MAX}
        readOnly={own === null && data === undefined}
        onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value)}
      />
      {own === null ? null : (
        <Button size="dense" variant="ghost" onClick={() => onChange(null)}>
          {image.defaultPrompt()}
        </Button>
      )}
    </div>
  )
}
