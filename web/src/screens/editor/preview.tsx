import { keepPreviousData } from '@tanstack/react-query'
import { editor } from '@waybook/messages/editor'

import { useOperation } from '#api/operation-query.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

import type { EditedPage } from './use-edited-page.ts'

/** The text as the game master will see it on the page, rendered by the server. */
export function Preview({ page }: { readonly page: EditedPage }) {
  const { data, error, refetch } = useOperation(
    'renderText',
    { id: page.id, text: page.text },
    { placeholderData: keepPreviousData, gcTime: 0 },
  )
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  if (data.html === '') return <p className="text-ink-2">{editor.noText()}</p>
  return (
    <section aria-label={editor.preview()}>
      <RichText html={data.html} />
    </section>
  )
}
