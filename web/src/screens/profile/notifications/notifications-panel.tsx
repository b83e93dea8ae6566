import { notificationKinds, type NotificationChoice, type NotificationKind } from '@waybook/contract'
import { notificationWords } from '@waybook/messages/notificationWords'

import { useMe } from '#api/session.ts'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { Devices } from './devices.tsx'
import { useNotifications } from './use-notifications.ts'

const kindWords: Readonly<Record<NotificationKind, () => string>> = {
  check: () => notificationWords.check(),
  turn: () => notificationWords.turn(),
  secret: () => notificationWords.secret(),
  handout: () => notificationWords.handout(),
  note: () => notificationWords.note(),
  newsletter: () => notificationWords.newsletter(),
  sessionTomorrow: () => notificationWords.sessionTomorrow(),
  sessionSoon: () => notificationWords.sessionSoon(),
  answer: () => notificationWords.answer(),
}

/** What the viewer is notified of on their devices, and when not. */
export function NotificationsPanel() {
  const isView = useMe().viewAs !== undefined
  return isView ? null : <OwnNotifications />
}

function OwnNotifications() {
  const notifications = useNotifications()
  const { data, error, refetch, choose } = notifications
  return (
    <RailSection title={notificationWords.title()}>
      <p className="mb-3 text-14 text-ink-2">{notificationWords.about()}</p>
      {error ? <ErrorAlert message={error.message} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Spinner />}
      {data?.publicKey === null ? <p>{notificationWords.noAccounts()}</p> : null}
      {data?.publicKey ? (
        <div className="grid gap-5">
          <Devices notifications={notifications} publicKey={data.publicKey} devices={data.devices} />
          {data.devices.length > 0 ? <Choices choice={data.choice} onChoose={choose.mutate} /> : null}
          {choose.error ? <ErrorAlert message={choose.error.message} /> : null}
        </div>
      ) : null}
    </RailSection>
  )
}

interface ChoicesProps {
  readonly choice: NotificationChoice
  readonly onChoose: (choice: NotificationChoice) => void
}

function Choices({ choice, onChoose }: ChoicesProps) {
  const change = (changes: Partial<NotificationChoice>) => onChoose({ ...choice, ...changes })
  const { kinds, withText } = choice
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-14 font-semibold">{notificationWords.tellMeAbout()}</legend>
        {notificationKinds.map((kind) => (
          <Switch
            key={kind}
            label={kindWords[kind]()}
            checked={kinds.includes(kind)}
            onChange={(on) => change({ kinds: on ? [...kinds, kind] : kinds.filter((one) => one !== kind) })}
          />
        ))}
      </fieldset>
      <div>
        <Switch
          label={notificationWords.sayWhat()}
          checked={withText}
          onChange={(checked) => change({ withText: checked })}
        />
        <p className="text-14 text-ink-2">
          {withText ? notificationWords.textIsShown() : notificationWords.textIsHidden()}
        </p>
      </div>
      <QuietHours choice={choice} onChange={change} />
    </>
  )
}

const USUAL = { from: '22:30', until: '07:30' }

function QuietHours({
  choice: { quiet, urgentInQuiet },
  onChange,
}: {
  readonly choice: NotificationChoice
  readonly onChange: (changes: Partial<NotificationChoice>) => void
}) {
  return (
    <div>
      <Switch
        label={notificationWords.quietHours()}
        checked={quiet !== null}
        onChange={(checked) => onChange({ quiet: checked ? USUAL : null })}
      />
      {quiet ? (
        <div className="grid max-w-96 grid-cols-2 gap-x-4 gap-y-2">
          <TextField
            type="time"
            label={notificationWords.from()}
            required
            value={quiet.from}
            onChange={({ target }) => target.value !== '' && onChange({ quiet: { ...quiet, from: target.value } })}
          />
          <TextField
            type="time"
            label={notificationWords.until()}
            required
            value={quiet.until}
            onChange={({ target }) => target.value !== '' && onChange({ quiet: { ...quiet, until: target.value } })}
          />
          <div className="col-span-2">
            <Switch
              label={notificationWords.urgentInQuiet()}
              checked={urgentInQuiet}
              onChange={(checked) => onChange({ urgentInQuiet: checked })}
            />
          </div>
        </div>
      ) : null}
      <p className="text-14 text-ink-2">{notificationWords.inYourZone()}</p>
    </div>
  )
}
