import { Icon } from '#ui/text/icon.tsx'

import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { CloseButton, IconButton } from './icon-button.tsx'
import { BackLink, ButtonLink, PageLink } from './page-link.tsx'
import { RoundButton } from './round-button.tsx'
import { ShowMore } from './show-more.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const noop = () => {}

export const examples = {
  'RoundButton: each sign, resting, small': (
    <div className="flex flex-wrap gap-3">
      <RoundButton sign="minus" label="Less" onPress={noop} />
      <RoundButton sign="plus" label="More" onPress={noop} />
      <RoundButton sign="cross" label="Remove" onPress={noop} />
      <RoundButton sign="up" label="Up" onPress={noop} />
      <RoundButton sign="down" label="Down" onPress={noop} />
      <RoundButton sign="minus" label="No less" disabled onPress={noop} />
      <RoundButton sign="plus" label="A little more" size="small" onPress={noop} />
    </div>
  ),
  'IconButton, CloseButton': (
    <>
      <IconButton label="Search">
        <Icon name="search" />
      </IconButton>
      <CloseButton onClose={noop} />
    </>
  ),
  ...Object.fromEntries(
    variants.map((variant) => [
      `Button, ${variant}: normal, small, busy, disabled, disabled with a reason`,
      <div key={variant} className="flex flex-wrap items-start gap-3">
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
      </div>,
    ]),
  ),
  'ButtonLink: a link that looks like a button': (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <ButtonLink key={variant} variant={variant} href="/gallery">
          {`Gallery, ${variant}`}
        </ButtonLink>
      ))}
    </div>
  ),
  CopyButton: <CopyButton text="A lamp on a wet causeway.">Copy</CopyButton>,
  'ShowMore: failed, busy': (
    <div className="flex flex-wrap gap-3">
      <ShowMore busy={false} failed onMore={noop} />
      <ShowMore busy failed={false} onMore={noop} />
    </div>
  ),
  PageLink: (
    <PageLink href="/gallery" className="text-link underline">
      The gallery
    </PageLink>
  ),
  BackLink: <BackLink href="/gallery">Back to The Party</BackLink>,
}
