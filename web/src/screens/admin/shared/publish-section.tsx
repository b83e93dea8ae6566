import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { DownloadButton } from '#parts/download/download-button.tsx'
import { countOf } from '#parts/share/share-words.ts'
import { PageLink } from '#ui/button/page-link.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { siteAddress, USUAL, type SiteChoices } from './site-choices.ts'

/** Downloads what every player sees as a folder of web pages. */
export function PublishSection() {
  const { data, error, refetch } = useOperation('getSiteFigures', {})
  const [choices, setChoices] = useState<SiteChoices>(USUAL)
  const choose = (changed: Partial<SiteChoices>) => setChoices({ ...choices, ...changed })
  return (
    <RailSection title="The whole campaign">
      <p className="max-w-measure text-pretty">
        What everyone sees, as plain web pages for any web space or a stick: it opens without Waybook and without a
        script. It is a picture of today. Publish it again when something has changed.
      </p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <dl className="my-4 grid grid-cols-2 gap-4 border-y border-line py-3 md:grid-cols-4">
            <Figure figure={data.open} words={`of ${countOf(data.pages, 'page')}`} />
            <Figure figure={data.newsletters} words="newsletters" />
            <Figure figure={data.sources} words="pages with a source" />
            <Figure figure={data.generated} words="generated pictures" />
          </dl>
          <div className="grid gap-1">
            <Switch
              label={`Characters of your players (${data.party}), without figures`}
              checked={choices.characters}
              onChange={(characters) => choose({ characters })}
            />
            <Switch label="Maps and timeline" checked={choices.maps} onChange={(maps) => choose({ maps })} />
            <Switch
              label={`Pages with a source (${data.sources}): rules and brought-in sets`}
              checked={choices.sources}
              onChange={(sources) => choose({ sources })}
            />
            <Switch
              label={`Generated pictures (${data.generated}), with a word that says so`}
              checked={choices.generated}
              onChange={(generated) => choose({ generated })}
            />
            <Switch
              label="Search engines may find it"
              checked={choices.listed}
              onChange={(listed) => choose({ listed })}
            />
          </div>
          <p className="my-3 max-w-measure text-14 text-pretty text-ink-2">
            Nothing hidden is in it: it is made with the eyes of a player without a character. But no program knows a
            hidden name that you typed into an open page.{' '}
            <PageLink href="/admin/continuity" className="text-link underline">
              Continuity
            </PageLink>{' '}
            lists those. A page that you hide later stays on the old site until you put up a new one.
          </p>
          <DownloadButton action={siteAddress(choices)}>Download the site</DownloadButton>
          <p className="mt-2 max-w-measure text-14 text-pretty text-ink-2">
            This publishes nothing yet. Unpack the file and open index.html to see the site first.
          </p>
        </>
      ) : error ? null : (
        <Spinner />
      )}
    </RailSection>
  )
}

function Figure({ figure, words }: { readonly figure: number; readonly words: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-14 text-ink-2">{words}</dt>
      <dd className="font-serif text-30 font-semibold">{figure}</dd>
    </div>
  )
}
