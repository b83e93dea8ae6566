import { PageHead } from '#ui/page/page-head.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { useEntity } from '../../parts/entity/use-entity.ts'
import { SheetPage } from './sheet-page.tsx'

export function Sheet({ id }: { readonly id: string }) {
  const asked = useEntity(id)
  switch (asked.state) {
    case 'loading':
      return <Spinner />
    case 'notFound':
      return <NotFound id={id} />
    case 'failed':
      return <ErrorAlert message={`Error loading character: ${asked.message}`} onRetry={asked.retry} />
    case 'found':
      return asked.entity.type === 'character' ? <SheetPage character={asked.entity} /> : <NotFound id={id} />
  }
}

function NotFound({ id }: { readonly id: string }) {
  return <PageHead title="My Character" lede={`Character "${id}" not found`} />
}
