import { worldMap } from '@waybook/messages/worldMap'
import { useState } from 'react'

import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'

import type { MapPin } from '../map-pin.ts'
import { writtenOf, type PinDialogProps } from './pin-form.ts'
import { useChangePin } from './use-change-pin.ts'

const PinDialog = lazyPart<PinDialogProps>(async () => (await import('./pin-dialog.tsx')).PinDialog, {
  inAdvance: false,
})

interface PinToolsProps {
  readonly mapId: string
  readonly pin: MapPin
  readonly onRemoved: () => void
}

/** Buttons that edit or remove the chosen pin. */
export function PinTools({ mapId, pin, onRemoved }: PinToolsProps) {
  const [state, setState] = useState<'closed' | 'open' | 'saving'>('closed')
  const { change, remove } = useChangePin(mapId)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setState('open')}>
        {worldMap.change()}
      </Button>
      <Button
        onClick={() => {
          onRemoved()
          void remove(pin)
        }}
      >
        {worldMap.remove()}
      </Button>
      {state === 'closed' ? null : (
        <PinDialog
          title={worldMap.pinTitle(pin)}
          submit={worldMap.save()}
          form={pin}
          busy={state === 'saving'}
          refusal={null}
          onSubmit={async (form) => {
            setState('saving')
            await change(pin, writtenOf(form))
            setState('closed')
          }}
          onClose={() => setState('closed')}
        />
      )}
    </>
  )
}
