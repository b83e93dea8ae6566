import type { ReactNode } from 'react'

interface EntityLayoutProps {
  readonly picture: ReactNode
  readonly head: ReactNode
  /** What a game master operates: right beneath the head on phones, elsewhere on top of the rail. */
  readonly control: ReactNode
  readonly children: ReactNode
  readonly tags: ReactNode
  readonly rail: ReactNode
}

/** How wide the layout shows its picture, as in the `sizes` of an `img`. */
export const PICTURE_SIZES = '(min-width: 80rem) 21.5rem, (min-width: 64rem) 19.5rem, (min-width: 48rem) 17rem, 100vw'

/** One column on phones; prose and a rail; at full width the picture to the left of both, with the tags beneath it. */
export function EntityLayout({ picture, head, control, children, tags, rail }: EntityLayoutProps) {
  return (
    <article className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_17rem] md:grid-rows-[auto_auto_1fr] md:[grid-template-areas:'prose_picture'_'prose_tags'_'prose_rail'] lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:gap-x-12 xl:grid-cols-[21.5rem_minmax(0,1fr)_19.5rem] xl:grid-rows-[auto_1fr] xl:[grid-template-areas:'picture_prose_rail'_'tags_prose_rail']">
      <div className="order-1 md:[grid-area:picture]">{picture}</div>
      <div className="contents grid-cols-1 content-start gap-8 md:grid md:[grid-area:prose]">
        <div className="order-2">{head}</div>
        <div className="order-4 grid grid-cols-1 content-start gap-8">{children}</div>
      </div>
      <div className="order-5 md:[grid-area:tags]">{tags}</div>
      <div className="contents grid-cols-1 content-start gap-7 md:grid md:[grid-area:rail]">
        <div className="order-3 empty:hidden">{control}</div>
        <div className="order-6 grid grid-cols-1 content-start gap-7">{rail}</div>
      </div>
    </article>
  )
}
