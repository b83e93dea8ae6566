import { Link } from '@tanstack/react-router'

import { PictureImage } from '#ui/picture/picture-image.tsx'

import { Placeholder } from '../../look/placeholder/placeholder.tsx'
import { useSheetCharacter } from './use-sheet-character.ts'

/** To the sheet, by the portrait and, where there is room, the name of the character that one plays. */
export function OwnCharacterLink({ className }: { readonly className: string }) {
  const character = useSheetCharacter()
  if (!character) return null
  const { id, name, image } = character
  return (
    <Link
      to="/my-character"
      className={`${className} min-w-0 gap-2.5 font-semibold [--blaze-from:3.25rem]! max-lg:after:hidden max-md:px-1`}
    >
      <span aria-hidden="true" className="block size-10 shrink-0 overflow-hidden rounded-round bg-sunk md:size-8.5">
        {image ? (
          <PictureImage picture={image} alt="" sizes="40px" className="h-[128%] object-[50%_30%]" />
        ) : (
          <Placeholder type="character" id={id ?? ''} />
        )}
      </span>
      <span className="max-w-36 truncate text-ink max-xl:sr-only xl:max-w-56">{name}</span>
    </Link>
  )
}
