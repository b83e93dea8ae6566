import { afterEach, expect, it } from 'vitest'

import { signOut } from '../generated/signOut.ts'
import { currentLanguage, onLanguageChange, setLanguage } from './language.ts'

afterEach(async () => await setLanguage('en'))

it('[LANG-5] messages change with the language and back, and the page is told', async () => {
  const seen: string[] = []
  const end = onLanguageChange(() => seen.push(`${currentLanguage()}: ${signOut.drafts({ count: 2 })}`))
  await setLanguage('de')
  await setLanguage('en')
  end()
  await setLanguage('de')
  expect(seen).toEqual(['de: 2 Entwürfe liegen nur auf diesem Gerät.', 'en: 2 drafts are only on this device.'])
})
