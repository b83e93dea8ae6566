import { Link } from '@tanstack/react-router'
import { PICTURE_SIZES, srcSetOf, TALL_COVER_MEDIA, type CampaignAbout } from '@waybook/contract'
import { home } from '@waybook/messages/home'

import { useOperation } from '#api/operation-query.ts'
import { ContourBackground } from '#look/contours.tsx'
import { Heading } from '#ui/page/heading.tsx'
import { previewIfBroken } from '#ui/picture/picture-image.tsx'
import { classNames } from '#ui/text/class-names.ts'

/** Longer names use a smaller font, so they do not hide the picture. */
const LONG_NAME = 40

interface HeroProps {
  readonly campaign: CampaignAbout
  /** Leaves room for what a young campaign needs first. */
  readonly short: boolean
}

/** The campaign's cover picture with its name on it. */
export function Hero({ campaign, short }: HeroProps) {
  return (
    <div
      className={classNames(
        'neatline -mx-gutter -mt-4 overflow-hidden bg-night-1 max-md:after:hidden md:mx-0 md:mt-2 md:rounded-plate',
        short ? 'min-h-34 md:min-h-46' : 'min-h-86 md:min-h-100',
      )}
    >
      <Cover campaign={campaign} />
      <div
        className={classNames(
          'px-4 pt-5 text-plate-ink [--plate-scrim-from:1.25rem] md:max-w-179 md:px-11 md:py-9 md:[--plate-scrim-from:2.75rem]',
          short ? 'pb-5' : 'pb-16',
        )}
      >
        <div className="plate-scrim w-fit">
          <Heading className={campaign.name.length > LONG_NAME ? 'text-36' : 'text-56'}>{campaign.name}</Heading>
          {campaign.tagline === '' ? null : (
            <p className="mt-2.5 w-fit max-w-46 font-serif text-balance text-plate-ink-2 md:max-w-62 md:text-20">
              {campaign.tagline}
            </p>
          )}
          <TodayLink />
        </div>
      </div>
    </div>
  )
}

/** The campaign's date, if it is set. */
function TodayLink() {
  const { data } = useOperation('getCalendar', {})
  if (!data?.today) return null
  const { weekday, text } = data.today
  return (
    <Link
      to="/world/timeline"
      className="mt-1 flex min-h-hit w-fit items-center font-serif text-plate-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {home.today({ date: weekday === null ? text : `${weekday}, ${text}` })}
    </Link>
  )
}

/** Phones get the tall picture if there is one. Cropped to a phone's shape, the wide picture would lose its subject. */
function Cover({ campaign: { name, covers } }: { readonly campaign: CampaignAbout }) {
  const wide = covers.wide ?? covers.tall
  if (!wide)
    return (
      <ContourBackground
        seed={name}
        width={1200}
        height={400}
        levels={9}
        stroke={1.2}
        className="absolute text-night-control opacity-40"
      />
    )
  return (
    <picture>
      {covers.tall ? (
        <source media={TALL_COVER_MEDIA} srcSet={srcSetOf(covers.tall)} sizes={PICTURE_SIZES.tallCover} />
      ) : null}
      <img
        src={wide.thumbnails.large}
        srcSet={srcSetOf(wide)}
        sizes={PICTURE_SIZES.cover}
        width={wide.width}
        height={wide.height}
        alt=""
        fetchPriority="high"
        {...previewIfBroken(wide)}
        style={{ backgroundImage: `url(${wide.blur})` }}
        className="absolute inset-0 size-full bg-cover object-cover"
      />
    </picture>
  )
}
