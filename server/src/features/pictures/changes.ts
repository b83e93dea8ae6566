import { aboutSubject, noNews, presentedAs, type ChangeKind } from '../change-kind.ts'
import type { PictureChange } from './set-picture.ts'

const did = { added: 'pictureAdded', removed: 'pictureRemoved', restored: 'pictureRestored' } as const

export const pictureChange: ChangeKind<PictureChange> = {
  ...aboutSubject,
  presenter: presentedAs(({ subject }) => ({ kind: 'picture', entityId: subject })),
  logLine: ({ subject, payload }) => ({ did: did[payload.what], entity: subject }),
  news: noNews,
}
