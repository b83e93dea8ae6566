import { aboutSubject, noNews, refetched, type ChangeKind } from '../change-kind.ts'
import type { HandsChange } from './queries.ts'

const idOf = (holder: string | undefined) => (holder?.includes('/') === true ? holder : undefined)

export const handsChange: ChangeKind<HandsChange> = {
  ...aboutSubject,
  presenter: refetched('hands'),
  logLine: ({ payload: { did, from, to, detail, giftId } }) => {
    const [entity, other] = [idOf(from), idOf(to)]
    return {
      did,
      ...(entity !== undefined && { entity }),
      ...(other !== undefined && { other }),
      detail,
      ...(giftId !== undefined && { key: giftId, unit: `${giftId} ${did}` }),
    }
  },
  news: noNews,
}
