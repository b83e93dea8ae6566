import type { ReactNode } from 'react'

interface EntityLayoutProps {
  readonly picture: ReactNode
  readonly children: ReactNode
  readonly tags: ReactNode
  readonly rail: ReactNode
}

/** How wide the layout shows its picture, as in the `sizes` of an `img`. */
export const PICTURE_SIZES = '(min-width: 80rem) 21.5rem, (min-width: 64rem) 19.5rem, (min-width: 48rem) 17rem, 100vw'

/** One column on phones; prose and a rail; at full width the picture to the left of both, with the tags beneath it. */
export function EntityLayout({ picture, children, tags, rail }: EntityLayoutProps) {
  return (
    <article className="grid grid-cols-1 gap-x-8 gap-y-6 [grid-template-areas:'picture'_'prose'_'tags'_'rail'] md:grid-cols-[minmax(0,1fr)_17rem] md:grid-rows-[auto_auto_1fr] md:[grid-template-areas:'prose_picture'_'prose_tags'_'prose_rail'] lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:gap-x-12 xl:grid-cols-[21.5rem_minmax(0,1fr)_19.5rem] xl:grid-rows-[auto_1fr] xl:[grid-template-areas:'picture_prose_rail'_'tags_prose_rail']">
      <div className="[grid-area:picture]">{picture}</div>
      <div className="grid grid-cols-1 content-start gap-8 [grid-area:prose]">{children}</div>
      <div className="[grid-area:tags]">{tags}</div>
      <div className="grid grid-cols-1 content-start gap-7 [grid-area:rail]">{rail}</div>
    </article>
  )
}
