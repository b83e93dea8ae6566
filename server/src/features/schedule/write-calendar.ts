/** The dates of a campaign's sessions, for the calendar of one member. */
export interface SessionCalendar {
  readonly name: string
  readonly campaignId: string
  /** The page with all dates. */
  readonly url: string
  readonly events: readonly CalendarEvent[]
}

/** All texts are plain. Times are in milliseconds since 1970. */
export interface CalendarEvent {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly note: string
  readonly startsAt: number
  readonly minutes: number
  readonly isCanceled: boolean
  /** The member said no: they are not reminded, and count as free. */
  readonly staysAway: boolean
  readonly sequence: number
  readonly changedAt: number
}

const HOUR_S = 3600
/** Before the start, in seconds. */
const ALARMS = [24 * HOUR_S, HOUR_S]

/** Writes an iCalendar file. Its library is loaded here, because most servers never write one. */
export async function writeCalendar({ name, campaignId, url, events }: SessionCalendar): Promise<string> {
  const { ICalAlarmType, ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } =
    await import('ical-generator')
  const calendar = new ICalCalendar({
    name: inOneLine(name),
    prodId: '//Waybook//Sessions//EN',
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    ttl: HOUR_S,
  })
  for (const event of events) {
    const { id, startsAt, minutes, isCanceled, staysAway, sequence, changedAt } = event
    const title = inOneLine(event.title)
    const entry = calendar.createEvent({
      // Not escaped by the library, and stable if the host changes: both parts are ids of ours.
      id: `session-${id}@${campaignId}`,
      sequence,
      // Without it, the time of each request would be here, and readers would find a change each time.
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      // Times are in UTC. With a zone, the library writes the wall time without its definition.
      start: new Date(startsAt),
      end: new Date(startsAt + minutes * 60_000),
      summary: title,
      location: orNothing(inOneLine(event.place)),
      description: orNothing(event.note.replaceAll(/\r\n?/g, '\n')),
      url,
      status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: isCanceled || staysAway ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    })
    if (isCanceled || staysAway) continue
    for (const triggerBefore of ALARMS)
      entry.createAlarm({ type: ICalAlarmType.display, triggerBefore, description: title })
  }
  return calendar.toString()
}

const orNothing = (text: string) => (text === '' ? null : text)
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
