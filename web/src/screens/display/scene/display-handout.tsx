import type { Handout } from '@waybook/contract'
import { display } from '@waybook/messages/display'

import { useOperation } from '#api/operation-query.ts'
import { RichText } from '#ui/text/rich-text.tsx'

/** The handout that the game master shows to everyone: a picture or a text, above everything else until they close it. */
export function DisplayHandout() {
  const handout = useOperation('getHandout', {}).data?.handout
  if (!handout) return null
  return (
    <figure
      aria-label={display.handout()}
      className="absolute inset-0 z-6 m-0 flex animate-appear items-center justify-center gap-16 bg-[rgb(6_14_15/0.86)] p-16"
    >
      {handout.picture ? (
        <img
          src={handout.picture.originalUrl}
          alt={handout.title}
          style={{
            backgroundImage: `url(${handout.picture.blur})`,
            aspectRatio: handout.picture.width / handout.picture.height,
          }}
          className="max-h-[78vh] max-w-[62vw] min-w-0 rounded-plate bg-cover shadow-2"
        />
      ) : null}
      <HandoutWords {...handout} />
    </figure>
  )
}

/** Long texts are smaller, but still readable from a sofa. */
function sizeOf(text: string): string {
  if (text.length > 1100) return 'text-[1.19rem]'
  return text.length > 500 ? 'text-[1.36rem]' : 'text-[1.6rem]'
}

function HandoutWords({ title, text }: Pick<Handout, 'title' | 'text'>) {
  return (
    <figcaption className={text === null ? 'max-w-104 min-w-0' : 'max-w-[42rem]'}>
      <h2 className="font-serif text-[2.55rem] leading-[1.1] font-semibold text-balance">{title}</h2>
      {text === null ? null : (
        <div className={`mt-5 max-h-[70vh] overflow-clip font-serif italic ${sizeOf(text)}`}>
          <RichText html={text} />
        </div>
      )}
    </figcaption>
  )
}
