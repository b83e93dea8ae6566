import { DISPLAY_PATH } from '@waybook/contract'
import { useEffect, useEffectEvent } from 'react'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { canCast, cast } from './cast.ts'
import { ConnectedDisplays } from './connected-displays.tsx'

/** A code for a television, other ways to open one, and the connected displays. */
export function DisplayDialog({ onClose }: { readonly onClose: () => void }) {
  const { code, error, isPending, renew } = useNewCode()
  return (
    <Dialog open onClose={onClose} title="Display" shape="sheet">
      <p className="text-14 text-ink-2">
        A television shows what players see: the scene, the initiative order, rolls and handouts.
      </p>
      {error ? <ErrorAlert message={error.message} /> : null}
      {code === null && isPending ? <Spinner label="Getting a code" /> : null}
      {code === null ? null : <Code code={code} />}
      <Button size="dense" busy={isPending} onClick={renew} className="justify-self-start">
        Get new code
      </Button>
      <ConnectedDisplays />
    </Dialog>
  )
}

/** Opening the dialog creates a code. The previous code stops working. */
function useNewCode() {
  const { id: campaignId } = useMe().campaign
  const { mutate, data, error, isPending } = useWrite('createDisplay', { params: () => ({ campaignId }) })
  const renew = () => mutate(undefined)
  const onOpen = useEffectEvent(renew)
  useEffect(() => onOpen(), [])
  return { code: data?.code ?? null, error, isPending, renew }
}

function Code({ code }: { readonly code: string }) {
  const address = new URL(basePath + DISPLAY_PATH, location.origin)
  const withCode = `${address.href}#${code}`
  return (
    <>
      <p>
        On the television, open <b className="wrap-anywhere select-all">{`${address.host}${address.pathname}`}</b> and
        type
      </p>
      <p
        aria-label={`Code ${code.split('').join(' ')}`}
        data-code={code}
        className="rounded-control bg-sunk py-3 text-center font-serif text-52 font-semibold tracking-[0.12em] lining-nums"
      >
        {`${code.slice(0, 3)} ${code.slice(3)}`}
      </p>
      <p className="text-14 text-ink-2">It works once and expires after ten minutes.</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => open(withCode, '_blank', 'noopener')}>
          Open on this computer
        </Button>
        {canCast() ? <Button onClick={() => void cast(withCode)}>Cast…</Button> : null}
      </div>
    </>
  )
}
