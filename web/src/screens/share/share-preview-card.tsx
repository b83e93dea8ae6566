import type { SharePreview } from '@waybook/contract'
import { share } from '@waybook/messages/share'
import type { ReactNode } from 'react'

import { SelectField } from '#ui/field/select-field.tsx'
import { Plate } from '#ui/picture/plate.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { scrollByKeyboard } from '#ui/text/scroll-by-keyboard.ts'

interface SharePreviewCardProps {
  readonly preview: SharePreview
  /** Called with the id of the page to show. */
  readonly onShow: (id: string) => void
}

/** A page as visitors get it, made by the same code, and what is kept back. */
export function SharePreviewCard({ preview, onShow }: SharePreviewCardProps) {
  const { pages, shown, keptBack } = preview
  const readable = pages.filter(({ leftOut }) => leftOut === null)
  return (
    <section aria-label={share.whatTheySee()} className="grid gap-4 md:sticky md:top-4">
      <div className="overflow-hidden rounded-panel border border-line bg-surface">
        <h2 className="flex items-center gap-2.5 border-b border-line px-4 py-3 font-sans text-14 font-semibold">
          <Icon name="eye" className="size-5" />
          {share.whatTheySee()}
        </h2>
        <div className="grid gap-3 p-4">
          {readable.length > 1 && shown ? (
            <SelectField label={share.page()} value={shown.id} onChange={({ target }) => onShow(target.value)}>
              {readable.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : null}
          {shown ? <ShownPage shown={shown} /> : <p className="text-ink-2">{share.nothing()}</p>}
        </div>
      </div>
      <ul className="grid gap-1.5 text-14">
        <Line isShown>{share.textAndPicture()}</Line>
        {shown?.hasMap ? <Line isShown>{share.map()}</Line> : null}
        {keptBack.secrets > 0 ? <Line>{share.secrets({ count: keptBack.secrets })}</Line> : null}
        {keptBack.links > 0 ? <Line>{share.links({ count: keptBack.links })}</Line> : null}
        <Line>{share.figures()}</Line>
        <Line>{share.searchEngines()}</Line>
      </ul>
    </section>
  )
}

/** A keyboard scrolls it too. */
const scrollable = (box: HTMLElement | null) => (box ? scrollByKeyboard(box, share.sharedPage()) : undefined)

function ShownPage({ shown }: { readonly shown: NonNullable<SharePreview['shown']> }) {
  const { name, description, html, image } = shown
  return (
    <div ref={scrollable} className="max-h-[28rem] space-y-2.5 overflow-y-auto">
      {image ? (
        <Plate
          picture={image}
          alt=""
          placeholder={null}
          sizes="26rem"
          className="aspect-2/1 w-full [--neatline-inset:4px]"
        />
      ) : null}
      <h3 className="font-serif text-22 font-semibold">{name}</h3>
      {description === '' ? null : <p className="font-serif text-ink-2 italic">{description}</p>}
      <RichText html={html} />
    </div>
  )
}

function Line({ isShown = false, children }: { readonly isShown?: boolean; readonly children: ReactNode }) {
  return (
    <li className={`grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5 ${isShown ? '' : 'text-ink-2'}`}>
      <Icon name={isShown ? 'check' : 'close'} className={`mt-0.5 size-4.5 ${isShown ? 'text-good' : ''}`} />
      <span>
        <span className="sr-only">{isShown ? share.shown() : share.keptBack()} </span>
        {children}
      </span>
    </li>
  )
}
