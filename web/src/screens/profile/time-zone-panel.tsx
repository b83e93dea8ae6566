import { profile } from '@waybook/messages/profile'

import { useMe } from '#api/session.ts'
import { browserZone } from '#api/time-zone.ts'
import { useSchedule, useScheduleChange } from '#parts/schedule/use-schedule.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

/** The zone in which the viewer sees the dates of sessions. */
export function TimeZonePanel() {
  const { data, zone } = useSchedule()
  const isView = useMe().viewAs !== undefined
  const { mutate, error } = useScheduleChange('setTimeZone')
  if (!data || isView) return null
  const isFixed = data.timeZone?.fixed === true
  const here = browserZone()
  const choose = (chosen: string) =>
    mutate(chosen === '' ? { zone: here, fixed: false } : { zone: chosen, fixed: true })
  return (
    <RailSection title={profile.timeZone()}>
      <p className="mb-3 text-14 text-ink-2">{profile.timeZoneAbout()}</p>
      <SelectField
        label={profile.datesShownIn()}
        value={isFixed ? zone : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{profile.zoneOfDevice({ zone: here })}</option>
        {[...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].toSorted().map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </SelectField>
      <StatusLine>{error?.message ?? null}</StatusLine>
    </RailSection>
  )
}
