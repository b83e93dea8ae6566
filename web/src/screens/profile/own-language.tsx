import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Language, offered } from '@waybook/messages'

import { configQuery, meQuery } from '#api/session.ts'
import { postOrThrow } from '#sign-in/local/post.ts'
import { chooseLanguage } from '#stores/language.ts'
import { LanguageChoice } from '#ui/field/language-choice.tsx'

/** The language of the interface, for all devices of the account. Accounts of external providers choose it on each device. */
export function OwnLanguage({ languages }: { readonly languages?: typeof offered }) {
  const { data: config } = useQuery(configQuery)
  const queries = useQueryClient()
  const choose = async (language: Language) => {
    if (config?.signIn.kind === 'local') await postOrThrow('language', { language })
    queries.setQueryData(meQuery.queryKey, (known) => known && { ...known, language })
    await chooseLanguage(language)
  }
  return config ? <LanguageChoice languages={languages} onChoose={choose} /> : null
}
