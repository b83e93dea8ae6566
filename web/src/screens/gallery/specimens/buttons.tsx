import { EntityLink } from '#parts/entity/entity-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { CloseButton, IconButton } from '#ui/button/icon-button.tsx'
import { BackLink, PageLink, ButtonLink } from '#ui/button/page-link.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'
import { ShowMore } from '#ui/button/show-more.tsx'
import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { Specimen } from '../specimen.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const noop = () => {}

export function Buttons() {
  return (
    <>
      <Specimen name="RoundButton: each sign, resting, small">
        <div className="flex flex-wrap gap-3">
          <RoundButton sign="minus" label="Less" onPress={noop} />
          <RoundButton sign="plus" label="More" onPress={noop} />
          <RoundButton sign="cross" label="Remove" onPress={noop} />
          <RoundButton sign="up" label="Up" onPress={noop} />
          <RoundButton sign="down" label="Down" onPress={noop} />
          <RoundButton sign="minus" label="No less" disabled onPress={noop} />
          <RoundButton sign="plus" label="A little more" size="small" onPress={noop} />
        </div>
      </Specimen>
      <Specimen name="IconButton, CloseButton">
        <IconButton label="Search">
          <Icon name="search" />
        </IconButton>
        <CloseButton onClose={noop} />
      </Specimen>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: normal, small, busy, disabled, disabled with a reason`}>
          <div className="flex flex-wrap items-start gap-3">
            <Button variant={variant}>Light the lamp</Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} busy busyLabel="Lighting...">
              Light
            </Button>
            <Button variant={variant} disabled>
              Not now
            </Button>
            <Button variant={variant} disabledReason="There is no oil left.">
              Light the lamp
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="ButtonLink: a link that looks like a button">
        <div className="flex flex-wrap gap-3">
          {variants.map((variant) => (
            <ButtonLink key={variant} variant={variant} href="/gallery">
              {`Gallery, ${variant}`}
            </ButtonLink>
          ))}
        </div>
      </Specimen>
      <Specimen name="CopyButton">
        <CopyButton text="A lamp on a wet causeway.">Copy</CopyButton>
      </Specimen>
      <Specimen name="ShowMore: failed, busy">
        <div className="flex flex-wrap gap-3">
          <ShowMore busy={false} failed onMore={noop} />
          <ShowMore busy failed={false} onMore={noop} />
        </div>
      </Specimen>
    </>
  )
}

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Items', href: '/items' },
]

export function Links() {
  return (
    <>
      <Specimen name="PageLink">
        <PageLink href="/gallery" className="text-link underline">
          The gallery
        </PageLink>
      </Specimen>
      <Specimen name="BackLink">
        <BackLink href="/gallery">Back to The Party</BackLink>
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs crumbs={crumbs} here="Watch book of the third lamp, with a name that takes more than one line" />
      </Specimen>
      <Specimen name="EntityLink: with a page, without a page">
        <p>
          <EntityLink id="items/wick-knife" name="Wick knife" />, <EntityLink id="weathers/fog" name="Fog" />
        </p>
      </Specimen>
    </>
  )
}
