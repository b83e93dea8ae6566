import { DISPLAY_PATH } from '@waybook/contract'
import { tableDisplays } from '@waybook/messages/tableDisplays'
import { useEffect, useEffectEvent } from 'react'

import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { canCast, cast } from './cast.ts'
import { ConnectedDisplays } from './connected-displays.tsx'

/** A code for a television, other ways to open one, and the connected displays. */
export function DisplayDialog({ onClose }: { readonly onClose: () => void }) {
  const { code, error, isPending, renew } = useNewCode()
  return (
    <Dialog open onClose={onClose} title={tableDisplays.display()} shape="sheet">
      <p className="text-14 text-ink-2">{tableDisplays.about()}</p>
      {error ? <ErrorAlert message={error.message} /> : null}
      {code === null && isPending ? <Spinner label={tableDisplays.gettingCode()} /> : null}
      {code === null ? null : <Code code={code} />}
      <Button size="dense" busy={isPending} onClick={renew} className="justify-self-start">
        {tableDisplays.newCode()}
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
        <RichMessage
          parts={tableDisplays.openAddress({ address: `${address.host}${address.pathname}` }, addressElements)}
        />
      </p>
      <p
        aria-label={tableDisplays.code({ code: code.split('').join(' ') })}
        data-code={code}
        className="rounded-control bg-sunk py-3 text-center font-serif text-52 font-semibold tracking-[0.12em] lining-nums"
      >
        {`${code.slice(0, 3)} ${code.slice(3)}`}
      </p>
      <p className="text-14 text-ink-2">{tableDisplays.expires()}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => open(withCode, '_blank', 'noopener')}>
          {tableDisplays.openHere()}
        </Button>
        {canCast() ? <Button onClick={() => void cast(withCode)}>{tableDisplays.cast()}</Button> : null}
      </div>
    </>
  )
}

const addressElements = { address: (words: string) => <b className="wrap-anywhere select-all">{words}</b> }
