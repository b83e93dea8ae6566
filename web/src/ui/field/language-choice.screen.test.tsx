import { currentLanguage, onLanguageChange, setLanguage } from '@waybook/messages'
import { Fragment, useSyncExternalStore } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

import { chooseLanguage, startLanguage } from '#stores/language.ts'

import { LanguageChoice } from './language-choice.tsx'

const english = { language: 'en', name: 'English' } as const
const pseudo = { language: 'en-XA', name: '⟦Éñglîsh⟧' } as const

/** A page that renders again when the language changes, as the app does. */
function Page({ onChoose = chooseLanguage }: { readonly onChoose?: typeof chooseLanguage }) {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage)
  return (
    <Fragment key={language}>
      <LanguageChoice languages={[english, pseudo]} onChoose={onChoose} />
    </Fragment>
  )
}

afterEach(async () => {
  await setLanguage('en')
  document.documentElement.lang = 'en'
})

it('[LANG-8] the language changes where it is chosen, by its own name, and the focus stays there', async () => {
  const screen = await render(<Page />)
  await screen.getByLabelText('Language').selectOptions(pseudo.name)
  const select = screen.getByLabelText(/^⟦Låñgûågé .*⟧$/)
  await expect.element(select).toHaveFocus()
  await expect.element(select).toHaveValue('en-XA')
  expect(document.documentElement.lang).toBe('en-XA')

  // Another page of this device, and one of an account with another language.
  await setLanguage('en')
  await startLanguage()
  expect(currentLanguage()).toBe('en-XA')
  await startLanguage('en')
  expect(currentLanguage()).toBe('en')
  await startLanguage()
  expect(currentLanguage()).toBe('en')
})

it('[LANG-8] says why the language was not changed, and shows no choice of one language', async () => {
  const screen = await render(<Page onChoose={async () => Promise.reject(new Error('No connection.'))} />)
  await screen.getByLabelText('Language').selectOptions(pseudo.name)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The language was not changed: No connection.')
  await expect.element(screen.getByLabelText('Language')).toHaveValue('en')
  await screen.rerender(<LanguageChoice languages={[english]} onChoose={chooseLanguage} />)
  await expect.element(screen.getByLabelText('Language')).not.toBeInTheDocument()
})
