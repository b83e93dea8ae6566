import type { ParamsOf } from '@waybook/contract'

/** The log's filter, stored in the page's URL. */
export interface LogFilter {
  /** A day of the browser's calendar, such as `2026-11-24`. */
  readonly day?: string
  /** The id of a member. */
  readonly by?: string
  /** The id of an entity. */
  readonly entity?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Reads the filter from a URL's search parameters and ignores all others. */
export function readLogFilter(search: Readonly<Record<string, unknown>>): LogFilter {
  const [day, by, entity] = [search['day'], search['by'], search['entity']]
  return {
    ...(typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day)) && { day }),
    ...(typeof by === 'string' && by !== '' && { by }),
    ...(typeof entity === 'string' && entity !== '' && { entity }),
  }
}

/** The parameters of the request. A day runs from midnight to midnight in the browser's time zone. */
export function paramsOf({ day, by, entity }: LogFilter): ParamsOf<'getLog'> {
  return {
    ...(day !== undefined && { from: midnight(day, 0), until: midnight(day, 1) }),
    ...(by !== undefined && { by }),
    ...(entity !== undefined && { entityId: entity }),
  }
}

function midnight(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime()
}
