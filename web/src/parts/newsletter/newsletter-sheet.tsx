import { slugOf, type EntityCard } from '@waybook/contract'
import { newsletterSheet } from '@waybook/messages/newsletterSheet'
import type { ReactNode } from 'react'

import { EntityImage } from '#parts/entity/entity-image.tsx'
import { HiddenMark } from '#parts/entity/hidden-mark.tsx'
import { SecretProse } from '#parts/entity/secret/secret-prose.tsx'

export interface Newsletter extends Pick<EntityCard, 'id' | 'name' | 'type' | 'image' | 'visible' | 'readers'> {
  /** Sanitized HTML; empty if there is no text. */
  readonly text: string
  readonly masthead: string
  readonly dateline: string
}

interface NewsletterSheetProps {
  readonly newsletter: Newsletter
  /** The headline. Its element has the id `headlineIdOf`. */
  readonly headline: ReactNode
  /** Shown below the text. */
  readonly children: ReactNode
}

export const headlineIdOf = (id: string) => `${slugOf(id)}-headline`

/** A newsletter that looks printed: the masthead, the date between two rules, the headline and the text. */
export function NewsletterSheet({ newsletter, headline, children }: NewsletterSheetProps) {
  const { id, name, masthead, dateline, image, text } = newsletter
  return (
    <article
      id={slugOf(id)}
      aria-labelledby={headlineIdOf(id)}
      className="scroll-mt-4 card rounded-plate px-4 pt-5 pb-8 shadow-1 md:px-10 md:pt-8 md:pb-12 print:border-0 print:p-0 print:not-first:break-before-page"
    >
      {masthead === '' ? null : <p className="text-center font-serif text-36 font-semibold italic">{masthead}</p>}
      {dateline === '' ? null : (
        <p className="mt-3 border-y border-ink py-1.5 text-center text-14 text-ink-2">{dateline}</p>
      )}
      <div className="mx-auto mt-6 grid max-w-measure grid-cols-1 gap-4 print:block print:max-w-none print:space-y-4">
        <div>
          {headline}
          <HiddenMark entity={newsletter} className="mt-1.5 block text-14 text-ink-2" />
        </div>
        {image ? (
          <EntityImage
            entity={newsletter}
            alt={newsletterSheet.picture({ name })}
            onClick="enlarge"
            sizes="40rem"
            className="aspect-3/2 w-full"
          />
        ) : null}
        {text === '' ? (
          <p className="text-ink-2">{newsletterSheet.noContent()}</p>
        ) : (
          <SecretProse html={text} entityId={id} field="body" />
        )}
        <div className="flex flex-wrap items-center gap-3 print:hidden">{children}</div>
      </div>
    </article>
  )
}
