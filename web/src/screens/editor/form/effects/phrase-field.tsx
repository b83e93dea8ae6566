import { editorEffects } from '@waybook/messages/editorEffects'
import { completeEffect, withCompletion, type EffectCompletion } from '@waybook/rules'
import { useId, useRef, useState } from 'react'

import { useSkills } from '#parts/entity/use-skills.ts'
import { TextField } from '#ui/field/text-field.tsx'

interface PhraseFieldProps {
  readonly label: string
  /** Hides the label, except from screen readers. */
  readonly terse?: boolean
  readonly hint?: string
  readonly value: string
  readonly onType: (value: string) => void
  readonly onLeave?: () => void
  /** The beginning of the line that the phrase continues. */
  readonly after?: string
  /** The words that belong to other phrases. */
  readonly without?: readonly string[]
}

const NONE: readonly string[] = []

/** A phrase of an effect, with the words that may come next while it has the focus. */
export function PhraseField({ after = '', without = NONE, ...field }: PhraseFieldProps) {
  const { label, value, onType, onLeave } = field
  const input = useRef<HTMLInputElement>(null)
  const isByKey = useRef(false)
  const [isUsed, setUsed] = useState(false)
  const skills = useSkills().map(({ id }) => id)
  const options = isUsed ? completeEffect(`${after}${value}`, skills).filter((one) => !without.includes(one.label)) : []
  const put = (option: EffectCompletion) => {
    const { line, caret } = withCompletion(value, { ...option, from: Math.max(0, option.from - after.length) })
    onType(line)
    // The field shows the line only after the next paint.
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(caret, caret)
    })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it records whether the elements in it have the focus
    <div
      className="grid gap-1.5"
      onFocus={() => setUsed(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        const leave = () => {
          if (currentTarget.contains(document.activeElement)) return
          setUsed(false)
          onLeave?.()
        }
        // Closing the list moves what is below it. A press that takes the focus must first reach its button.
        if (isByKey.current) leave()
        else addEventListener('click', leave, { once: true })
      }}
      onKeyDown={({ key }) => {
        isByKey.current = key === 'Tab'
      }}
      onPointerDown={() => {
        isByKey.current = false
      }}
    >
      <TextField
        {...(field.terse && { terse: true, placeholder: '+1 boost on stealth' })}
        {...(field.hint !== undefined && { hint: field.hint })}
        label={label}
        ref={input}
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
      <NextWords options={options} onPut={put} />
    </div>
  )
}

interface NextWordsProps {
  readonly options: readonly EffectCompletion[]
  readonly onPut: (option: EffectCompletion) => void
}

function NextWords({ options, onPut }: NextWordsProps) {
  const id = useId()
  if (options.length === 0) return null
  return (
    <fieldset aria-labelledby={id} className="grid gap-1">
      <p id={id} className="text-14 text-ink-2">
        {editorEffects.next()}
      </p>
      <div className="flex max-h-38 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {options.map((option) => (
          <button
            key={`${option.from} ${option.label}`}
            type="button"
            // Otherwise the field would lose the focus, and a phone would close its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPut(option)}
            className="min-h-touch min-w-11 rounded-control border border-control bg-raised px-2.5 text-14"
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
