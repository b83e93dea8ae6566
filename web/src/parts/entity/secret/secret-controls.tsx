import { useQueryClient } from '@tanstack/react-query'
import { secretControls } from '@waybook/messages/secretControls'
import { useState } from 'react'
import { createPortal } from 'react-dom'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { UndoToast } from '#ui/state/undo-toast.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { RevealMenu } from './reveal-menu.tsx'
import { readersText, type Audience, type SecretBox } from './secret-box.ts'

export interface SecretControlsProps {
  readonly boxes: readonly SecretBox[]
  readonly entityId: string
  readonly field: 'body' | 'boxText'
}

interface Wanted {
  readonly secret: string
  readonly audience: Audience
  readonly before: Audience
}

/** Shows who can read each secret of a text, with buttons to reveal and hide it. A change can be undone for a while. */
export function SecretControls({ boxes, entityId, field }: SecretControlsProps) {
  const queries = useQueryClient()
  const [done, setDone] = useState<Wanted | null>(null)
  const { mutate, pending, variables, error } = useWrite('setSecretAudience', {
    params: ({ secret, audience }: Wanted) => ({ id: entityId, field, secret, audience }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['getEntity', { id: entityId }] }),
        queries.invalidateQueries({ queryKey: ['getSceneDetails', { sceneId: entityId }] }),
      ]),
  })
  const change = (wanted: Wanted) => mutate(wanted, { onSuccess: () => setDone(wanted) })
  const undo = ({ secret, audience, before }: Wanted) => {
    setDone(null)
    mutate({ secret, audience: before, before: audience })
  }
  return (
    <>
      {boxes.map((box) =>
        createPortal(
          <SecretHead
            box={box}
            busy={pending?.secret === box.id}
            onChange={(audience) => change({ secret: box.id, audience, before: box.audience })}
          >
            {error && variables?.secret === box.id ? <ErrorAlert message={error.message} /> : null}
          </SecretHead>,
          box.head,
          box.id,
        ),
      )}
      <UndoToast
        message={
          done && (done.audience === 'gameMaster' ? secretControls.hiddenFromPlayers() : secretControls.revealed())
        }
        onUndo={() => done && undo(done)}
        onEnd={() => setDone(null)}
      />
    </>
  )
}

interface SecretHeadProps {
  readonly box: SecretBox
  readonly busy: boolean
  readonly onChange: (audience: Audience) => void
  readonly children: React.ReactNode
}

function SecretHead({ box, busy, onChange, children }: SecretHeadProps) {
  const isHidden = box.audience === 'gameMaster'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 font-sans">
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-ink-2">
          <Icon name={isHidden ? 'eye-off' : 'eye'} />
          <b className="text-ink">{secretControls.secret()}</b> <span>{readersText(box)}</span>
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          {box.audience === 'everyone' ? null : <RevealMenu current={box.audience} busy={busy} onChoose={onChange} />}
          {isHidden ? null : (
            <Button size="small" busy={busy} busyLabel={secretControls.hiding()} onClick={() => onChange('gameMaster')}>
              <Icon name="eye-off" /> {secretControls.hide()}
            </Button>
          )}
        </div>
      </div>
      {children}
    </>
  )
}
