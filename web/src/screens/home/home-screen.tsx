import type { Beginning } from '@waybook/contract'
import { home } from '@waybook/messages/home'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useFurtherLists } from '#parts/entity/use-further-lists.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { setDemoOpen, useIsDemoOpen } from '#stores/open-demo.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { FirstHourProps } from './first-hour/first-hour.tsx'
import type { FreshHomeProps } from './fresh/fresh-home.tsx'
import { Hero } from './hero.tsx'
import { Shelf } from './shelf.tsx'
import { SinceVisit } from './since-visit.tsx'
import { YourCharacter } from './your-character.tsx'

/** Only game masters of young campaigns need it. */
const FirstHour = lazyPart<FirstHourProps>(async () => (await import('./first-hour/first-hour.tsx')).FirstHour, {
  inAdvance: false,
  loading: <Spinner />,
})

/** Only the game master of a fresh installation needs it. */
const FreshHome = lazyPart<FreshHomeProps>(async () => (await import('./fresh/fresh-home.tsx')).FreshHome, {
  inAdvance: false,
  loading: <Spinner />,
})

export function HomeScreen() {
  const isGameMaster = useMe().role === 'gameMaster'
  const { data, isLoading } = useOperation('getBeginning', {})
  const isDemoOpen = useIsDemoOpen()
  // A game master's Home may be another page altogether.
  if (isLoading && isGameMaster) return <Spinner />
  if (data?.beginning.kind === 'onlyDemo' && !isDemoOpen) return <FreshHome demo={data.beginning} />
  return <CampaignHome beginning={data?.beginning} />
}

function CampaignHome({ beginning }: { readonly beginning: Beginning | undefined }) {
  const { campaign } = useMe()
  const [isPutAway, setPutAway] = useState(false)
  const young = beginning?.kind === 'firstSteps' ? beginning : null
  return (
    <>
      <Hero campaign={campaign} short={young !== null} />
      {young || isPutAway ? <FirstHour young={young} isPutAway={isPutAway} onPutAway={setPutAway} /> : null}
      {beginning?.kind === 'settingUp' ? <SettingUp by={beginning.by} /> : null}
      <SinceVisit />
      {young ? null : <NewsTeaser masthead={campaign.masthead} />}
      {beginning?.kind === 'onlyDemo' ? <LeaveDemo /> : null}
      <YourCharacter />
      <Shelf campaign={campaign} />
      <MoreOfTheWorld />
    </>
  )
}

/** For the game master who looks around the demo of a fresh installation. */
function LeaveDemo() {
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 md:mb-9">
      {home.inDemo()}
      <button type="button" onClick={() => setDemoOpen(false)} className="line-link hover:underline">
        {home.startOwn()}
      </button>
    </p>
  )
}

/** For players who see no page yet. */
function SettingUp({ by }: { readonly by: string | null }) {
  return (
    <p className="relative z-1 my-5 font-serif text-20 text-pretty text-ink-2 italic max-md:mb-14 md:mt-7">
      {home.settingUp({ by: by ?? home.theGameMaster() })}
    </p>
  )
}

/** The newest headline. Links to the news even without a headline. */
function NewsTeaser({ masthead }: { readonly masthead: string }) {
  const { data, isPending } = useOperation('listEntities', { type: 'newsletter', limit: 1 })
  const headline = data?.entities[0]?.name ?? (isPending ? ' ' : home.newsTitle())
  return (
    <div className="relative z-1 -mt-9 mb-5 md:mt-4 md:mb-10">
      <PageLink
        href="/news"
        className="group grid gap-1 card p-4 text-ink no-underline transition-colors hover:bg-raised md:px-6 lg:flex lg:items-center lg:gap-7"
      >
        {masthead === '' ? null : (
          <span className="font-serif text-14 text-ink-2 italic md:text-18 lg:border-e lg:border-line lg:pe-7">
            {masthead}
          </span>
        )}
        {/* Phones reserve two lines, so nothing moves when the headline loads. */}
        <h2 className="line-clamp-2 grow max-md:min-h-[2lh] md:text-22">{headline}</h2>
        <span className="inline-flex items-center gap-2 font-semibold text-link group-hover:underline max-lg:min-h-8">
          {home.readNews()}
          <Icon name="arrow-right" />
        </span>
      </PageLink>
    </div>
  )
}

/** Links to the lists without a cover. */
function MoreOfTheWorld() {
  const lists = useFurtherLists()
  return (
    <nav
      aria-labelledby="more-of-the-world"
      className="mt-8 flex flex-wrap items-center gap-x-6 border-t border-line pt-3 md:mt-10"
    >
      <h2 id="more-of-the-world" className="text-18 max-md:w-full">
        {home.moreOfWorld()}
      </h2>
      {lists.map(({ path, label, icon }) => (
        <PageLink
          key={path}
          href={path}
          className="flex min-h-hit items-center gap-2 font-semibold text-link no-underline hover:underline"
        >
          <Icon name={icon} />
          {label}
        </PageLink>
      ))}
    </nav>
  )
}
