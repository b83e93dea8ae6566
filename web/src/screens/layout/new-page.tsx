import { lazyPart } from '#recovery/lazy-part.tsx'
import { useNewPage, type NewPageRequest } from '#stores/new-page.ts'

const NewPageDialog = lazyPart<{ readonly request: NewPageRequest }>(
  async () => (await import('#parts/new-page/new-page-dialog.tsx')).NewPageDialog,
  { inAdvance: false },
)

/** The dialog for a new page, wherever it was asked for. */
export function NewPage() {
  const request = useNewPage()
  return request ? <NewPageDialog request={request} /> : null
}
