import type { Picture } from '@waybook/contract'

interface FaceProps {
  readonly name: string
  readonly picture: Picture | null
}

/** A portrait cropped to the head, or the initials if there is none. It fills the element around it. */
export function Face({ name, picture }: FaceProps) {
  if (!picture)
    return (
      <span
        // Generated content, because screen readers already read the name.
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

/** The initials of the first and the last word of a name: two letters at most. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return [words[0], ...words.slice(1).slice(-1)].map((word = '') => firstLetter(word).toUpperCase()).join('')
}

/** The first letter as a whole, even if it consists of two code units. */
function firstLetter(word: string): string {
  const code = word.codePointAt(0)
  return code === undefined ? '' : String.fromCodePoint(code)
}
