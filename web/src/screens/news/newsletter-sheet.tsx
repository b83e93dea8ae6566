import { slugOf } from '@waybook/contract'

import { EditLink } from '#parts/entity/edit-link.tsx'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { SecretProse } from '#parts/entity/secret/secret-prose.tsx'

import { BackToContents } from './in-this-volume.tsx'
import type { Newsletter } from './news-query.ts'

/** A newsletter in the style of print: the masthead, the date between two rules, the headline and the text. */
export function NewsletterSheet({ newsletter }: { readonly newsletter: Newsletter }) {
  const { id, name, masthead, dateline, image, text } = newsletter
  const headline = `${slugOf(id)}-headline`
  return (
    <article
      id={slugOf(id)}
      aria-labelledby={headline}
      className="scroll-mt-4 rounded-plate border border-line bg-surface px-4 pt-5 pb-8 shadow-1 md:px-10 md:pt-8 md:pb-12 print:border-0 print:p-0 print:not-first:break-before-page"
    >
      {masthead === '' ? null : <p className="text-center font-serif text-36 font-semibold italic">{masthead}</p>}
      {dateline === '' ? null : (
        <p className="mt-3 border-y border-ink py-1.5 text-center text-14 text-ink-2">{dateline}</p>
      )}
      <div className="mx-auto mt-6 grid max-w-measure grid-cols-1 gap-4 print:block print:max-w-none print:space-y-4">
        <h2 id={headline} tabIndex={-1} className="text-26">
          {name}
        </h2>
        {image ? (
          <EntityImage
            entity={newsletter}
            alt={`Picture for ${name}`}
            onClick="enlarge"
            sizes="40rem"
            className="aspect-3/2 w-full"
          />
        ) : null}
        {text === '' ? (
          <p className="text-ink-2">Content not available</p>
        ) : (
          <SecretProse html={text} entityId={id} field="body" />
        )}
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <BackToContents />
          <EditLink id={id} name={name} />
        </div>
      </div>
    </article>
  )
}
