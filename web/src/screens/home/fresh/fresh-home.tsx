import type { Beginning } from '@waybook/contract'
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
  const welcome = user.firstName === null ? 'Welcome' : `Welcome, ${user.firstName}`
  return (
    <>
      <header className="max-w-184 md:pt-2">
        <Heading title="Home">{`${welcome}. Where do we begin?`}</Heading>
        <p className="mt-2 font-serif text-18 text-pretty text-ink-2">
          This server holds one campaign so far, the demo. Nothing here is final, and all you write stays a folder of
          text files that is yours.
        </p>
      </header>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 md:mt-7 md:grid-cols-2 md:gap-5 xl:grid-cols-[1fr_1.18fr_1.18fr]">
        <DemoCard demo={demo} />
        <Way id="start" title="Start an empty campaign" lede="You choose three things now. All can be changed later.">
          <NewCampaignForm demoSkills={campaign.skills} />
        </Way>
        <BringCard />
      </div>
      <p className="mt-5 flex gap-2.5 text-14 text-ink-2">
        <Icon name="undo" className="size-5" />
        The demo leaves your list when you have a campaign of your own. It comes back under Admin, Campaigns.
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
            Look around the demo
          </h2>
          <p className="mt-1 text-14 text-ink-2 md:text-16">
            {`${name}: ${countOf(party, 'character')} ready to play, ${countOf(pages, 'page')}, ${countOf(scenes, 'scene')}. Break what you like: your own campaign is separate.`}
          </p>
        </div>
        <Button onClick={() => setDemoOpen(true)} className="xl:mt-auto xl:w-full">
          Open the demo
        </Button>
      </div>
    </section>
  )
}

const countOf = (count: number, of: string) => `${count} ${of}${count === 1 ? '' : 's'}`
