import type { Token } from '@waybook/contract'

import { initialsOf } from './initials-of.ts'

/** The portrait on a token, cropped to the head; the initials where there is none. */
export function TokenFace({ token }: { readonly token: Pick<Token, 'name' | 'picture'> }) {
  const { name, picture } = token
  if (!picture)
    return (
      <span
        // Drawn, not said: the name itself is.
        data-initials={initialsOf(name)}
        className="grid size-full place-items-center font-serif font-semibold before:content-[attr(data-initials)]"
      />
    )
  return (
    <img
      src={picture.thumbnails.small}
      alt=""
      draggable={false}
      decoding="async"
      className="pointer-events-none h-[130%] w-full max-w-none object-cover object-[50%_24%]"
    />
  )
}
