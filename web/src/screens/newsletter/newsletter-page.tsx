import { useQuery, queryOptions } from '@tanstack/react-query'
import { routeOf, type Entity, type EntityCard, LIST_LONG_PAGE } from '@waybook/contract'
import { newsletterPage } from '@waybook/messages/newsletterPage'

import { call } from '#api/call.ts'
import { descriptionOf } from '#parts/entity/description.ts'
import { EditLink, useEditKey } from '#parts/entity/edit-link.tsx'
import { PinButton } from '#parts/entity/pin-button.tsx'
import { ShareLink } from '#parts/entity/share-link.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { VisibilityToggle } from '#parts/entity/visibility-toggle.tsx'
import { headlineIdOf, NewsletterSheet } from '#parts/newsletter/newsletter-sheet.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** A single newsletter, with links to the older and newer ones. */
export function NewsletterPage({ entity }: { readonly entity: Entity }) {
  const { id, name, longDescription, masthead = '', dateline = '' } = entity
  useEditKey(id)
  return (
    <div className="mx-auto mt-2 grid max-w-[53rem] grid-cols-1 gap-6 print:block print:max-w-none">
      <NewsletterSheet
        newsletter={{ ...entity, text: longDescription, masthead, dateline }}
        headline={
          <Heading id={headlineIdOf(id)} about={descriptionOf(entity)} className="text-36">
            {name}
          </Heading>
        }
      >
        <PinButton id={id} />
        <EditLink id={id} />
        <ShareLink id={id} />
      </NewsletterSheet>
      <Neighbours id={id} />
      <VisibilityToggle entity={entity} kind={typeNames.newsletter.singular} />
    </div>
  )
}

function Neighbours({ id }: { readonly id: string }) {
  const { data = [], error, refetch } = useQuery(newslettersInOrder)
  const place = data.findIndex((one) => one.id === id)
  const [newer, older] = place === -1 ? [] : [data[place - 1], data[place + 1]]
  if (error)
    return <ErrorAlert message={newsletterPage.failed({ reason: error.message })} onRetry={() => void refetch()} />
  return (
    <nav aria-label={newsletterPage.others()} className="grid gap-3 empty:hidden md:grid-cols-2 print:hidden">
      {older ? <NeighbourLink newsletter={older} /> : null}
      {newer ? <NeighbourLink newsletter={newer} isNewer /> : null}
    </nav>
  )
}

interface NeighbourLinkProps {
  readonly newsletter: Pick<EntityCard, 'id' | 'name'>
  readonly isNewer?: boolean
}

function NeighbourLink({ newsletter: { id, name }, isNewer = false }: NeighbourLinkProps) {
  return (
    <PageLink
      href={routeOf(id)}
      className={`flex min-h-hit items-center gap-3 rounded-control border border-line bg-surface p-3 no-underline hover:underline ${
        isNewer ? 'flex-row-reverse text-end md:col-start-2' : ''
      }`}
    >
      <Icon name="chevron-left" className={isNewer ? 'shrink-0 rotate-180' : 'shrink-0'} />
      <span className="min-w-0">
        <span className="block text-14 text-ink-2">{isNewer ? newsletterPage.newer() : newsletterPage.older()}</span>
        <span className="font-semibold wrap-anywhere text-link">{name}</span>
      </span>
    </PageLink>
  )
}

/** All newsletters visible to the viewer, newest first. The neighbors depend on all dates. */
const newslettersInOrder = queryOptions({
  queryKey: ['listEntities', 'newsletters in order'],
  queryFn: async ({ signal }) => await listFrom(null, signal),
})

async function listFrom(after: string | null, signal: AbortSignal): Promise<Pick<EntityCard, 'id' | 'name'>[]> {
  const params = { type: 'newsletter', limit: LIST_LONG_PAGE, ...(after !== null && { after }) } as const
  const { entities, next } = await call('listEntities', params, { signal })
  return next === null ? entities : [...entities, ...(await listFrom(next, signal))]
}
