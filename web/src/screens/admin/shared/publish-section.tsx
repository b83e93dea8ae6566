import { adminShared } from '@waybook/messages/adminShared'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { DownloadButton } from '#parts/download/download-button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { siteAddress, USUAL, type SiteChoices } from './site-choices.ts'

const hiddenElements = {
  continuity: (words: string) => (
    <PageLink href="/admin/continuity" className="text-link underline">
      {words}
    </PageLink>
  ),
}

/** Downloads what every player sees as a folder of web pages. */
export function PublishSection() {
  const { data, error, refetch } = useOperation('getSiteFigures', {})
  const [choices, setChoices] = useState<SiteChoices>(USUAL)
  const choose = (changed: Partial<SiteChoices>) => setChoices({ ...choices, ...changed })
  return (
    <RailSection title={adminShared.wholeCampaign()}>
      <p className="max-w-measure text-pretty">{adminShared.publishAbout()}</p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <dl className="my-4 grid grid-cols-2 gap-4 border-y border-line py-3 md:grid-cols-4">
            <Figure figure={data.open} words={adminShared.ofPages({ count: data.pages })} />
            <Figure figure={data.newsletters} words={adminShared.newsletters()} />
            <Figure figure={data.sources} words={adminShared.pagesWithSource()} />
            <Figure figure={data.generated} words={adminShared.generatedPictures()} />
          </dl>
          <div className="grid gap-1">
            <Switch
              label={adminShared.withCharacters({ count: data.party })}
              checked={choices.characters}
              onChange={(characters) => choose({ characters })}
            />
            <Switch label={adminShared.withMaps()} checked={choices.maps} onChange={(maps) => choose({ maps })} />
            <Switch
              label={adminShared.withSources({ count: data.sources })}
              checked={choices.sources}
              onChange={(sources) => choose({ sources })}
            />
            <Switch
              label={adminShared.withGenerated({ count: data.generated })}
              checked={choices.generated}
              onChange={(generated) => choose({ generated })}
            />
            <Switch
              label={adminShared.searchEngines()}
              checked={choices.listed}
              onChange={(listed) => choose({ listed })}
            />
          </div>
          <p className="my-3 max-w-measure text-14 text-pretty text-ink-2">
            <RichMessage parts={adminShared.nothingHidden(hiddenElements)} />
          </p>
          <DownloadButton action={siteAddress(choices)}>{adminShared.downloadSite()}</DownloadButton>
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
