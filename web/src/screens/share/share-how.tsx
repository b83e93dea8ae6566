import { SHARE_NOTE_MAX, SHARE_PASSWORD_MAX } from '@waybook/contract'

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
    <RailSection title="How">
      <div className="grid gap-4">
        <div>
          <Segments
            label="Until"
            options={durations}
            value={duration}
            onChange={(chosen) => onChange({ ...how, duration: chosen })}
          />
          <p className="mt-1 text-12 text-ink-2">
            {until === null ? 'It works until you end it.' : `Ends ${formatEnd(until)}.`}
          </p>
        </div>
        <TextField
          label="For whom, a note to yourself"
          value={note}
          maxLength={SHARE_NOTE_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...how, note: target.value })}
        />
        <Switch
          label="Ask for a password first"
          checked={password !== null}
          onChange={(isAsked) => onChange({ ...how, password: isAsked ? '' : null })}
        />
        {password === null ? null : (
          <PasswordField
            label="Password"
            hint="Tell it to them in another message than the link."
            value={password}
            maxLength={SHARE_PASSWORD_MAX}
            autoComplete="new-password"
            onChange={({ target }) => onChange({ ...how, password: target.value })}
          />
        )}
        <p className="text-14 text-ink-2">
          The link follows your pages: what you change is changed there at once, and what you hide is gone. For pages
          that stay as they are today, download the site under Admin, Shared.
        </p>
      </div>
    </RailSection>
  )
}
