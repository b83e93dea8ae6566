import { QueryClientProvider } from '@tanstack/react-query'
import { setLanguage } from '@waybook/messages'
import { expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'

import { createQueryClient } from '#api/query-client.ts'
import { meQuery } from '#api/session.ts'
import { openTestServer, player } from '#testing/visit.tsx'

import { OwnLanguage } from './own-language.tsx'

const languages = [
  { language: 'en', name: 'English' },
  { language: 'en-XA', name: '⟦Éñglîsh⟧' },
] as const

it('[LANG-9] the account has the language that is chosen in Profile', async () => {
  onTestFinished(async () => {
    await setLanguage('en')
    document.documentElement.lang = 'en'
  })
  await openTestServer({ as: player(), files: {} })
  const queries = createQueryClient(() => {})
  const screen = await render(
    <QueryClientProvider client={queries}>
      <OwnLanguage languages={languages} />
    </QueryClientProvider>,
  )
  expect((await queries.query(meQuery))?.language).toBeUndefined()
  await screen.getByLabelText('Language').selectOptions('⟦Éñglîsh⟧')
  await expect.poll(() => document.documentElement.lang).toBe('en-XA')
  expect((await queries.query({ ...meQuery, staleTime: 0 }))?.language).toBe('en-XA')
})
