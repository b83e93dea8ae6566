import type { Scene } from '@waybook/contract'

import { ContourBackground } from '#look/contours.tsx'
import { RichText } from '#ui/text/rich-text.tsx'

/**
 * The ground for scenes without a picture: a landscape at night, the scene's name, and its text. It is inert, because the name is also the
 * page's heading, and the panel also has the text.
 */
export function Backdrop({ id, name, boxText }: Pick<Scene, 'id' | 'name' | 'boxText'>) {
  return (
    <div data-backdrop inert className="absolute inset-0 overflow-clip rounded-panel bg-night-1">
      <ContourBackground seed={id} width={1200} height={800} className="absolute text-control opacity-30" />
      <div className="absolute inset-x-[12%] top-[7%] grid justify-items-center gap-[1.2cqw] text-center">
        <p className="leading-tight font-serif text-[length:max(1rem,3.2cqw)] font-semibold text-balance">{name}</p>
        {boxText === '' ? null : (
          <div className="[&_.prose]:leading-normal line-clamp-8 max-w-[62ch] text-ink-2 max-md:hidden [&_.prose]:text-[length:max(0.875rem,1.6cqw)]">
            <RichText html={boxText} />
          </div>
        )}
      </div>
    </div>
  )
}
