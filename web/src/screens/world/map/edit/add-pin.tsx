import { useQueryClient } from '@tanstack/react-query'
import { clampPosition, type Position } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'
import { useRef, type RefObject } from 'react'

import { useWrite } from '#api/use-write.ts'
import type { Viewport } from '#parts/map/viewport.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { mapChip } from '../map-tools.tsx'
import { writtenOf, type PinDialogProps, type PinForm } from './pin-form.ts'

const PinDialog = lazyPart<PinDialogProps>(async () => (await import('./pin-dialog.tsx')).PinDialog, {
  inAdvance: false,
})

/** `placing`: the next click on the map sets the position. A position: the dialog asks for the rest. */
export type Adding = 'no' | 'placing' | Position

interface AddPinProps {
  readonly mapId: string
  readonly area: RefObject<HTMLElement | null>
  readonly viewport: Viewport
  readonly adding: Adding
  readonly onAdding: (adding: Adding) => void
  /** Receives the new pin's name in the address. */
  readonly onAdded: (pin: string) => void
}

interface NewPin {
  readonly at: Position
  readonly form: PinForm
}

/** Adds a pin where the game master clicks, or in the middle of the view. */
export function AddPin({ mapId, area, viewport, adding, onAdding, onAdded }: AddPinProps) {
  const queries = useQueryClient()
  const add = useWrite('addPin', {
    params: ({ at, form }: NewPin) => ({ mapId, at, ...writtenOf(form) }),
    onSuccess: async (_answer, { form }) => {
      await queries.invalidateQueries({ queryKey: ['getMap'] })
      onAdding('no')
      onAdded(form.target?.id ?? form.label)
    },
  })
  if (adding === 'no') return null
  if (adding === 'placing')
    return (
      <Placing
        onMiddle={() => {
          const [frame, picture] = [viewport.box(), area.current?.getBoundingClientRect()]
          if (frame && picture) onAdding(placeAt(frame.left + frame.width / 2, frame.top + frame.height / 2, picture))
        }}
        onCancel={() => onAdding('no')}
      />
    )
  return (
    <PinDialog
      title={worldMap.newPin()}
      submit={worldMap.add()}
      form={{ target: null, label: '', secret: false, readers: [] }}
      busy={add.isPending}
      refusal={add.error?.message ?? null}
      onSubmit={(form) => add.mutate({ at: adding, form })}
      onClose={() => onAdding('no')}
    />
  )
}

/** Begins to add a pin. The focus returns here when adding ends. */
export function AddPinButton({ adding, onAdding }: Pick<AddPinProps, 'adding' | 'onAdding'>) {
  const hasBegun = useRef(false)
  if (adding !== 'no') return null
  return (
    <button
      type="button"
      ref={(button) => {
        if (hasBegun.current) button?.focus({ preventScroll: true })
      }}
      onClick={() => {
        hasBegun.current = true
        onAdding('placing')
      }}
      className={mapChip}
    >
      <Icon name="plus" />
      {worldMap.addPin()}
    </button>
  )
}

/** A point of the window as a place on the map. */
export function placeAt(clientX: number, clientY: number, { left, top, width, height }: DOMRect): Position {
  return clampPosition({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
}

/** Asks for a position. The cross marks the middle, where the keyboard places a pin. */
function Placing({ onMiddle, onCancel }: { readonly onMiddle: () => void; readonly onCancel: () => void }) {
  return (
    <>
      <span aria-hidden="true" className="pointer-events-none absolute inset-0 z-3 grid place-items-center text-mark">
        <Icon name="plus" className="size-8 drop-shadow-[0_0_2px_var(--color-surface)]" />
      </span>
      <div className="map-card z-4 flex flex-wrap items-center justify-between gap-2 p-3 md:inset-x-auto md:bottom-5.5 md:left-5.5">
        <output className="text-14">{worldMap.tapMap()}</output>
        <div className="flex gap-2">
          <Button ref={focus} size="small" onClick={onMiddle}>
            {worldMap.placeInMiddle()}
          </Button>
          <Button size="small" variant="ghost" onClick={onCancel}>
            {worldMap.cancel()}
          </Button>
        </div>
      </div>
    </>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
