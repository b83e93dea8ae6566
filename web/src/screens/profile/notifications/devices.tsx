import type { PushDevice } from '@waybook/contract'
import { notificationWords } from '@waybook/messages/notificationWords'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { ErrorAlert, StatusLine } from '#ui/state/error-alert.tsx'
import { formatDateTime } from '#ui/text/words.ts'

import { NotAllowed, supportHere, type PushSupport } from './push-subscription.ts'
import type { useNotifications } from './use-notifications.ts'

interface DevicesProps {
  readonly notifications: ReturnType<typeof useNotifications>
  readonly publicKey: string
  readonly devices: readonly PushDevice[]
}

/** The devices of the viewer, and the button that adds this one. */
export function Devices({ notifications, publicKey, devices }: DevicesProps) {
  const { add, remove, test } = notifications
  const [support, setSupport] = useState(supportHere)
  const isOn = devices.some(({ isThis }) => isThis)
  const tested = test.data?.result
  const failure = add.error instanceof NotAllowed ? null : (add.error ?? remove.error ?? test.error)
  return (
    <div className="grid justify-items-start gap-3">
      {isOn ? null : (
        <ThisDevice
          support={support}
          busy={add.isPending}
          onTurnOn={() => add.mutate(publicKey, { onSettled: () => setSupport(supportHere()) })}
        />
      )}
      {devices.length > 0 ? (
        <ul className="grid w-full gap-2" aria-label={notificationWords.devices()}>
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              busy={remove.isPending || test.isPending}
              onRemove={() => remove.mutate(device)}
              onTest={() => test.mutate(device.id)}
            />
          ))}
        </ul>
      ) : null}
      <StatusLine quiet={tested?.ok === true}>
        {tested?.ok ? notificationWords.onItsWay() : (tested?.words ?? null)}
      </StatusLine>
      {failure ? <ErrorAlert message={failure.message} /> : null}
    </div>
  )
}

const supportWords: Readonly<Record<Exclude<PushSupport, 'ready'>, () => string>> = {
  insecure: () => notificationWords.insecure(),
  installFirst: () => notificationWords.installFirst(),
  unsupported: () => notificationWords.unsupported(),
  denied: () => notificationWords.denied(),
}

interface ThisDeviceProps {
  readonly support: PushSupport
  readonly busy: boolean
  readonly onTurnOn: () => void
}

function ThisDevice({ support, busy, onTurnOn }: ThisDeviceProps) {
  if (support !== 'ready') return <p>{supportWords[support]()}</p>
  return (
    <Button onClick={onTurnOn} busy={busy} busyLabel={notificationWords.waitingForBrowser()}>
      {notificationWords.turnOn()}
    </Button>
  )
}

interface DeviceProps {
  readonly device: PushDevice
  readonly busy: boolean
  readonly onRemove: () => void
  readonly onTest: () => void
}

function Device({ device: { name, createdAt, isThis, lastResult }, busy, onRemove, onTest }: DeviceProps) {
  const since = formatDateTime(createdAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2">
      <div>
        <p className="font-semibold">{isThis ? notificationWords.nameOfThis({ name }) : name}</p>
        <p className="text-14 text-ink-2">
          {lastResult?.ok === false
            ? notificationWords.sinceFailed({ date: since, failure: lastResult.words })
            : notificationWords.since({ date: since })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onTest} disabled={busy} aria-label={notificationWords.sendTestTo({ name })}>
          {notificationWords.sendTest()}
        </Button>
        <Button onClick={onRemove} disabled={busy} aria-label={notificationWords.removeDevice({ name })}>
          {notificationWords.remove()}
        </Button>
      </div>
    </li>
  )
}
