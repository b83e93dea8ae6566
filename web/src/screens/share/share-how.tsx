import { SHARE_NOTE_MAX, SHARE_PASSWORD_MAX } from '@waybook/contract'
import { share } from '@waybook/messages/share'

import { durations, formatEnd, type Duration } from '#parts/share/share-words.ts'
import { PasswordField } from '#ui/field/password-field.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { Switch } from '#ui/field/switch.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { RailSection } from '#ui/page/panel.tsx'

export interface How {
  readonly duration: Duration
  readonly note: string
  /** `null` without a password. */
  readonly password: string | null
}

interface ShareHowProps {
  readonly how: How
  /** Milliseconds since 1970; `null` without an end. */
  readonly until: number | null
  readonly onChange: (how: How) => void
}

/** Until when a link works, whom it is for, and its password. */
export function ShareHow({ how, until, onChange }: ShareHowProps) {
  const { duration, note, password } = how
  return (
    <RailSection title={share.how()}>
      <div className="grid gap-4">
        <div>
          <Segments
            label={share.until()}
            options={durations()}
            value={duration}
            onChange={(chosen) => onChange({ ...how, duration: chosen })}
          />
          <p className="mt-1 text-12 text-ink-2">
            {until === null ? share.untilYouEndIt() : share.ends({ when: formatEnd(until) })}
          </p>
        </div>
        <TextField
          label={share.forWhom()}
          value={note}
          maxLength={SHARE_NOTE_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...how, note: target.value })}
        />
        <Switch
          label={share.askForPassword()}
          checked={password !== null}
          onChange={(isAsked) => onChange({ ...how, password: isAsked ? '' : null })}
        />
        {password === null ? null : (
          <PasswordField
            label={share.password()}
            hint={share.passwordHint()}
            value={password}
            maxLength={SHARE_PASSWORD_MAX}
            autoComplete="new-password"
            onChange={({ target }) => onChange({ ...how, password: target.value })}
          />
        )}
      </div>
    </RailSection>
  )
}
