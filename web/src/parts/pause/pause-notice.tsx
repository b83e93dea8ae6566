import { pause } from '@waybook/messages/pause'
import { useState } from 'react'

import { usePauseAsked, useOnLive, useSend, type PauseAsked } from '#api/live/live.ts'
import { useMe } from '#api/session.ts'
import { closePause, usePauseOpen } from '#stores/pause.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Switch } from '#ui/field/switch.tsx'

/** Asks for a pause and shows one. A request reaches game masters alone, without a name unless its sender wants it. */
export function PauseNotice() {
  const isGameMaster = useMe().role === 'gameMaster'
  const { asked, done } = usePauseAsked()
  const [isPaused, setPaused] = useState(false)
  useOnLive('pause', () => setPaused(true))
  const isOpen = usePauseOpen()
  return (
    <>
      <Requests asked={asked} onDone={done} />
      {isOpen ? isGameMaster ? <CallPause /> : <AskForPause /> : null}
      {isPaused ? (
        <Dialog open onClose={() => setPaused(false)} title={pause.title()}>
          <p>{pause.break()}</p>
          <Button variant="primary" onClick={() => setPaused(false)}>
            {pause.goOn()}
          </Button>
        </Dialog>
      ) : null}
    </>
  )
}

interface RequestsProps {
  readonly asked: PauseAsked | null
  readonly onDone: () => void
}

/** Always mounted, so screen readers announce a request. */
function Requests({ asked, onDone }: RequestsProps) {
  const send = useSend()
  const call = () => {
    send({ type: 'callPause' })
    onDone()
  }
  return (
    <output
      aria-label={pause.title()}
      className={asked ? 'fixed inset-x-4 bottom-20 z-40 mx-auto max-w-112 md:bottom-6 print:hidden' : 'sr-only'}
    >
      {asked ? (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control night-card px-4 py-3 font-sans text-14">
          {asked.by === null ? pause.askedBySomebody() : pause.asked({ name: asked.by })}
          <span className="flex gap-2">
            <Button size="small" onClick={call}>
              {pause.pause()}
            </Button>
            <Button size="small" variant="ghost" onClick={onDone}>
              {pause.noted()}
            </Button>
          </span>
        </div>
      ) : null}
    </output>
  )
}

function AskForPause() {
  const send = useSend()
  const [named, setNamed] = useState(false)
  const [isSent, setSent] = useState(false)
  const ask = () => {
    send({ type: 'askForPause', named })
    setSent(true)
  }
  return (
    <Dialog open onClose={closePause} shape="sheet" title={pause.please()}>
      <output>{isSent ? pause.wasAsked() : pause.about()}</output>
      {isSent ? null : <Switch label={pause.named()} checked={named} onChange={setNamed} />}
      <div className="grid gap-2">
        {isSent ? null : (
          <Button variant="primary" className="w-full" onClick={ask}>
            {pause.ask()}
          </Button>
        )}
        <Button onClick={closePause}>{isSent ? pause.close() : pause.cancel()}</Button>
      </div>
    </Dialog>
  )
}

function CallPause() {
  const send = useSend()
  const call = () => {
    send({ type: 'callPause' })
    closePause()
  }
  return (
    <Dialog open onClose={closePause} title={pause.call()}>
      <p>{pause.callAbout()}</p>
      <div className="grid gap-2">
        <Button variant="primary" onClick={call}>
          {pause.pause()}
        </Button>
        <Button onClick={closePause}>{pause.cancel()}</Button>
      </div>
    </Dialog>
  )
}
