import { PageLink } from '#ui/button/page-link.tsx'
import { PictureImage } from '#ui/picture/picture-image.tsx'

import { Placeholder } from '../../look/placeholder/placeholder.tsx'
import { useOwnCharacter } from './use-own-character.ts'

interface OwnCharacterLinkProps {
  readonly id: string
  readonly className: string
}

/** The portrait and, where there is room, the name of the character that one plays. */
export function OwnCharacterLink({ id, className }: OwnCharacterLinkProps) {
  const { name, image } = useOwnCharacter(id)
  return (
    <PageLink href={`/${id}`} className={`${className} min-w-0 gap-2.5 font-semibold after:hidden max-md:px-1`}>
      <span className="block size-10 shrink-0 overflow-hidden rounded-round bg-sunk md:size-8.5">
        {image ? (
          <PictureImage picture={image} alt="" sizes="40px" className="h-[128%] object-[50%_30%]" />
        ) : (
          <Placeholder type="character" id={id} />
        )}
      </span>
      <span className="max-w-36 truncate text-ink max-lg:sr-only lg:max-w-56">{name}</span>
    </PageLink>
  )
}
