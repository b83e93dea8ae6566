import { useQueryClient } from '@tanstack/react-query'

import { operationQuery } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'

/** Turns the viewer's mails on and off, and sends a test. */
export function useMail() {
  const queries = useQueryClient()
  const onSettled = async () => await queries.invalidateQueries(operationQuery('getNotifications', {}))
  const turn = useWrite('setMail', { params: (isOn: boolean) => ({ isOn }), onSettled })
  const test = useWrite('testMail', { params: () => ({}), onSettled })
  return { turn, test }
}
