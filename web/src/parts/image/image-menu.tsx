import { Menu } from '@base-ui/react/menu'
import type { Entity } from '@waybook/contract'
import { image } from '@waybook/messages/image'
import { useRef, useState } from 'react'

import { useMe } from '#api/session.ts'
import type { ShowDialogProps } from '#parts/entity/handout/show-dialog.tsx'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { ImageRights } from './image-rights.ts'
import { FileInput } from './upload/upload-place.tsx'
import type { Uploading } from './upload/use-upload.ts'

const ShowDialog = lazyPart<ShowDialogProps>(
  async () => (await import('#parts/entity/handout/show-dialog.tsx')).ShowDialog,
  { inAdvance: false },
)

const item = 'flex min-h-touch cursor-default items-center gap-3 rounded-control px-3 data-highlighted:bg-raised'

interface ImageMenuProps {
  readonly entity: Pick<Entity, 'id' | 'name'>
  readonly rights: Pick<ImageRights, 'upload'>
  readonly uploading: Uploading
}

/** What the viewer may do with a picture, in one menu in its corner. Delete Image is a button below it. */
export function ImageMenu({ entity, rights, uploading }: ImageMenuProps) {
  const { id, name } = entity
  const isGameMaster = useMe().role === 'gameMaster'
  const [isShowing, setShowing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="z-1 m-2.5 self-start justify-self-end [grid-area:1/1] print:hidden">
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-label={image.picture()}
          title={image.picture()}
          className="grid size-touch place-items-center rounded-control border border-night-line bg-night-1/90 text-night-ink hover:bg-night-3"
        >
          <Icon name="dots" className="stroke-[3.5]" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="end" collisionPadding={8} className="z-50">
            <Menu.Popup className="min-w-56 rounded-control border border-line bg-surface p-1.5 shadow-2 outline-none">
              {rights.upload ? (
                <Menu.Item className={item} onClick={() => input.current?.click()}>
                  <Icon name="camera" /> {image.replace()}
                </Menu.Item>
              ) : null}
              {isGameMaster ? (
                <Menu.Item className={item} onClick={() => setShowing(true)}>
                  <Icon name="eye" /> {image.showHandout()}
                </Menu.Item>
              ) : null}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <FileInput ref={input} onFile={uploading.upload} />
      {isShowing ? (
        <ShowDialog shown={{ entityId: id, name, what: 'picture' }} onClose={() => setShowing(false)} />
      ) : null}
    </div>
  )
}
