import { currentLanguage, offered, type Language } from '@waybook/messages'
import { languageChoice } from '@waybook/messages/languageChoice'
import { useState } from 'react'

import { ErrorAlert } from '../state/error-alert.tsx'
import { SelectField } from './select-field.tsx'

interface LanguageChoiceProps {
  readonly languages?: typeof offered | undefined
  /** Changes the language, after which everything is rendered again. If it throws, the page says so. */
  readonly onChoose: (language: Language) => Promise<void>
}

/** The languages in their own names; nothing as long as there is only one. */
export function LanguageChoice({ languages = offered, onChoose }: LanguageChoiceProps) {
  const [failure, setFailure] = useState<string | null>(null)
  if (languages.length < 2) return null
  const choose = async (chosen: string) => {
    const found = languages.find(({ language }) => language === chosen)
    if (!found) return
    setFailure(null)
    focusNext = true
    await onChoose(found.language).catch((error: unknown) => {
      focusNext = false
      setFailure(error instanceof Error ? error.message : String(error))
    })
  }
  return (
    <div className="grid gap-2">
      <SelectField
        ref={focusAgain}
        label={languageChoice.language()}
        value={currentLanguage()}
        onChange={({ target }) => void choose(target.value)}
      >
        {languages.map(({ language, name }) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </SelectField>
      {failure === null ? null : <ErrorAlert message={languageChoice.failed({ reason: failure })} />}
    </div>
  )
}

/** Whether the next select that is rendered takes the focus: it replaces the one in which the language was chosen. */
let focusNext = false

function focusAgain(select: HTMLSelectElement | null) {
  if (!select || !focusNext) return
  focusNext = false
  select.focus()
}
