import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, ParamsOf, PlannedSession, SessionAnswer, WriteName } from '@waybook/contract'
import { useEffect, useRef } from 'react'

import { operationQuery, useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { browserZone, zoneOf } from '#api/time-zone.ts'
import { useWrite } from '#api/use-write.ts'
import { dateWordsIn } from '#ui/text/date-words.ts'

import { answerOf } from './answers.ts'

type Schedule = AnswerOf<'getSchedule'>

const scheduleQuery = operationQuery('getSchedule', {})

/** The schedule, and the time zone in which the viewer sees it. Reports the browser's zone to the server if it changed. */
export function useSchedule() {
  const query = useOperation('getSchedule', {})
  const stored = query.data?.timeZone
  const zone = zoneOf(stored)
  useReportZone(stored)
  return { ...query, zone, words: dateWordsIn(zone) }
}

function useReportZone(stored: Schedule['timeZone'] | undefined) {
  const isView = useMe().viewAs !== undefined
  const reported = useRef(false)
  const { mutate } = useWrite('setTimeZone', { params: (zone: string) => ({ zone, fixed: false }) })
  const zone = browserZone()
  const isNew = stored !== undefined && !stored?.fixed && stored?.zone !== zone
  useEffect(() => {
    // Once, because a server may not know the zone of a newer browser.
    if (!isNew || isView || reported.current) return
    reported.current = true
    mutate(zone)
  }, [isNew, isView, mutate, zone])
}

/** Answers a date at once; the server's state follows. */
export function useAnswer(session: PlannedSession, optionId: string | null) {
  const queries = useQueryClient()
  const { data } = useOperation('getSchedule', {})
  const you = data?.attendees.find(({ isYou }) => isYou)
  const own = answerOf(session, you?.id, optionId)
  const write = useWrite('answerSession', {
    params: ({ answer, note }: Pick<SessionAnswer, 'answer' | 'note'>) => ({
      sessionId: session.id,
      answer,
      note,
      ...(optionId !== null && { optionId }),
    }),
    onMutate: (given) => {
      if (!you) return
      queries.setQueryData(scheduleQuery.queryKey, (known) =>
        known ? withAnswer(known, session.id, { ...given, attendeeId: you.id, optionId }) : known,
      )
    },
    onSettled: async () => await queries.invalidateQueries(scheduleQuery),
  })
  return { own, answer: write.mutate, error: write.error, isSaved: write.isSuccess }
}

function withAnswer(known: Schedule, sessionId: string, given: SessionAnswer): Schedule {
  const isOther = (one: SessionAnswer) => one.attendeeId !== given.attendeeId || one.optionId !== given.optionId
  const sessions = known.sessions.map((session) =>
    session.id === sessionId ? { ...session, answers: [...session.answers.filter(isOther), given] } : session,
  )
  return { ...known, sessions }
}

type ScheduleWrite = Extract<
  WriteName,
  'planSession' | 'changePlannedSession' | 'chooseSessionOption' | 'cancelPlannedSession' | 'setRhythm' | 'setTimeZone'
>

/** A change of the schedule by one call, after which it is read again. */
export function useScheduleChange<Name extends ScheduleWrite>(operation: Name) {
  const queries = useQueryClient()
  return useWrite(operation, {
    params: (params: ParamsOf<Name>) => params,
    onSettled: async () => await queries.invalidateQueries(scheduleQuery),
  })
}
