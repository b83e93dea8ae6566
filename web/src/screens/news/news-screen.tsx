import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { routeOf, slugOf } from '@waybook/contract'
import { newsPage } from '@waybook/messages/newsPage'
import { useEffect, useEffectEvent } from 'react'

import { failureBeside } from '#api/refusal.ts'
import { useMe } from '#api/session.ts'
import { EditLink } from '#parts/entity/edit-link.tsx'
import { NewPageButton } from '#parts/entity/new-page-button.tsx'
import { headlineIdOf, NewsletterSheet, type Newsletter } from '#parts/newsletter/newsletter-sheet.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { ShowMore } from '#ui/button/show-more.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { BackToContents, goToNewsletter, InThisVolume } from './in-this-volume.tsx'
import { newsQuery } from './news-query.ts'

export function NewsScreen() {
  const { campaign } = useMe()
  const news = useInfiniteQuery(newsQuery)
  const newsletters = news.data?.pages.flatMap((page) => page.newsletters) ?? []
  const failure = failureBeside(news)
  const fetchMore = () => void news.fetchNextPage()
  useScrollToNewsletter(newsletters, news.hasNextPage && !news.isFetching ? fetchMore : null)
  return (
    <>
      <PageHead title={newsPage.news()} lede={campaign.region === '' ? newsPage.lede() : newsPage.ledeIn(campaign)} />
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <NewPageButton type="newsletter" />
        <PageLink className="line-link" href="/sessions">
          {newsPage.sessionLog()}
        </PageLink>
      </div>
      {news.isPending ? <Spinner /> : null}
      {newsletters.length > 0 ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:gap-12 print:block">
          <InThisVolume newsletters={newsletters} />
          <div className="grid grid-cols-1 gap-6 lg:col-start-1 lg:row-start-1 print:block">
            {newsletters.map((newsletter) => (
              <SheetAmongOthers key={newsletter.id} newsletter={newsletter} />
            ))}
          </div>
        </div>
      ) : null}
      {news.isSuccess && newsletters.length === 0 ? <EmptyState>{newsPage.none()}</EmptyState> : null}
      {failure ? (
        <ErrorAlert
          message={newsPage.failed({ reason: failure.message })}
          onRetry={news.isFetchNextPageError ? fetchMore : () => void news.refetch()}
        />
      ) : null}
      {news.hasNextPage ? (
        <ShowMore busy={news.isFetchingNextPage} failed={failure !== null} onMore={fetchMore} />
      ) : null}
    </>
  )
}

function SheetAmongOthers({ newsletter }: { readonly newsletter: Newsletter }) {
  const { id, name } = newsletter
  return (
    <NewsletterSheet
      newsletter={newsletter}
      headline={
        <h2 id={headlineIdOf(id)} tabIndex={-1} className="text-26">
          {name}
        </h2>
      }
    >
      <BackToContents />
      <PageLink
        href={routeOf(id)}
        aria-label={newsPage.ownPageOf({ name })}
        className="inline-flex min-h-hit items-center font-medium text-link no-underline hover:underline"
      >
        {newsPage.ownPage()}
      </PageLink>
      <EditLink id={id} name={name} />
    </NewsletterSheet>
  )
}

/** Scrolls to the newsletter that the URL names, and loads more pages until it is found. */
function useScrollToNewsletter(newsletters: readonly Newsletter[], fetchMore: (() => void) | null) {
  const wanted = useLocation({ select: ({ hash }) => hash })
  const there = newsletters.some(({ id }) => slugOf(id) === wanted)
  const missing = wanted !== '' && !there && fetchMore !== null
  const loadMore = useEffectEvent(() => fetchMore?.())
  useEffect(() => {
    if (there) goToNewsletter(wanted)
  }, [wanted, there])
  useEffect(() => {
    if (missing) loadMore()
  }, [missing])
}
