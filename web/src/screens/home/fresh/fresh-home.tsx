import type { Beginning } from '@waybook/contract'
import { freshHome } from '@waybook/messages/freshHome'
import type { ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { NewCampaignForm } from '#parts/new-campaign/new-campaign-form.tsx'
import { setDemoOpen } from '#stores/open-demo.ts'
import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { PictureImage } from '#ui/picture/picture-image.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { BringCard } from './bring-card.tsx'

export interface FreshHomeProps {
  readonly demo: Extract<Beginning, { kind: 'onlyDemo' }>
}

/** Home of a fresh installation, for its game master: look around the demo, start an empty campaign, or bring one. */
export function FreshHome({ demo }: FreshHomeProps) {
  const { user, campaign } = useMe()
  const { firstName: name } = user
  return (
    <>
      <header className="max-w-184 md:pt-2">
        <Heading title={freshHome.home()}>
          {name === null ? freshHome.welcome() : freshHome.welcomeName({ name })}
        </Heading>
        <p className="mt-2 font-serif text-18 text-pretty text-ink-2">{freshHome.lede()}</p>
      </header>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 md:mt-7 md:grid-cols-2 md:gap-5 xl:grid-cols-[1fr_1.18fr_1.18fr]">
        <DemoCard demo={demo} />
        <Way id="start" title={freshHome.startEmpty()} lede={freshHome.startEmptyLede()}>
          <NewCampaignForm demoSkills={campaign.skills} />
        </Way>
        <BringCard />
      </div>
      <p className="mt-5 flex gap-2.5 text-14 text-ink-2">
        <Icon name="undo" className="size-5" />
        {freshHome.demoLeaves()}
      </p>
    </>
  )
}

interface WayProps {
  readonly id: string
  readonly title: string
  readonly lede: string
  readonly children: ReactNode
}

function Way({ id, title, lede, children }: WayProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 card p-4 md:p-6">
      <div>
        <h2 id={id} className="text-20 md:text-22">
          {title}
        </h2>
        <p className="mt-1 text-ink-2">{lede}</p>
      </div>
      {children}
    </section>
  )
}

/** Wider than its frame, because the frame shows the middle of a wide picture. */
const COVER_SIZES = '(min-width: 80rem) 48rem, (min-width: 48rem) 44rem, 30rem'

function DemoCard({ demo: { party, pages, scenes } }: FreshHomeProps) {
  const { name, covers } = useMe().campaign
  const cover = covers.wide ?? covers.tall
  return (
    <section
      aria-labelledby="demo"
      className="grid lead-cols-26 overflow-hidden card md:col-span-2 md:grid-cols-[46%_1fr] xl:col-span-1 xl:flex xl:flex-col"
    >
      <div className="neatline relative min-h-32 overflow-hidden bg-night-1 xl:aspect-[1.24] xl:flex-none">
        {cover ? (
          <div className="absolute inset-0">
            <PictureImage picture={cover} alt="" eager sizes={COVER_SIZES} className="object-[62%_60%]" />
          </div>
        ) : null}
      </div>
      <div className="flex grow flex-col items-start gap-3 p-4 md:gap-4 md:p-6">
        <div>
          <h2 id="demo" className="text-20 md:text-22">
            {freshHome.lookAround()}
          </h2>
          <p className="mt-1 text-14 text-ink-2 md:text-16">{freshHome.demoHas({ name, party, pages, scenes })}</p>
        </div>
        <Button onClick={() => setDemoOpen(true)} className="xl:mt-auto xl:w-full">
          {freshHome.openDemo()}
        </Button>
      </div>
    </section>
  )
}
