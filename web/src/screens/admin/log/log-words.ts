import type { AnswerOf, LogAction } from '@waybook/contract'
import { adminLog } from '@waybook/messages/adminLog'
import { logDeeds } from '@waybook/messages/logDeeds'

export type LogEntry = AnswerOf<'getLog'>['entries'][number]

/** A part of an entry's sentence: text, or an entity shown as a link. The sentence follows the actor's name. */
export type LogPart = string | NonNullable<LogEntry['entity']>

interface Values {
  readonly count: number
  readonly entity: string
  readonly hasEntity: 'yes' | 'no'
  readonly other: string
  readonly hasOther: 'yes' | 'no'
  readonly detail: string
  readonly hasDetail: 'yes' | 'no'
}

interface Elements {
  readonly entity: () => LogPart
  readonly other: () => LogPart
}

/** The sentence for each action. */
const sentences: Readonly<Record<LogAction, (values: Values, elements: Elements) => readonly LogPart[]>> = {
  importAdded: (values, elements) => logDeeds.importAdded(values, elements),
  importChanged: (values, elements) => logDeeds.importChanged(values, elements),
  importRemoved: (values, elements) => logDeeds.importRemoved(values, elements),
  campaignImported: () => [logDeeds.campaignImported()],
  pageAdded: (values, elements) => logDeeds.pageAdded(values, elements),
  pageChanged: (values, elements) => logDeeds.pageChanged(values, elements),
  pageRenamed: (values, elements) => logDeeds.pageRenamed(values, elements),
  pageRemoved: (values, elements) => logDeeds.pageRemoved(values, elements),
  campaignChanged: (values) => [logDeeds.campaignChanged(values)],
  secretRevealed: (values, elements) => logDeeds.secretRevealed(values, elements),
  secretHidden: (values, elements) => logDeeds.secretHidden(values, elements),
  secretNarrowed: (values, elements) => logDeeds.secretNarrowed(values, elements),
  shown: (values, elements) => logDeeds.shown(values, elements),
  moreShown: (values, elements) => logDeeds.moreShown(values, elements),
  lessShown: (values, elements) => logDeeds.lessShown(values, elements),
  hidden: (values, elements) => logDeeds.hidden(values, elements),
  pictureAdded: (values, elements) => logDeeds.pictureAdded(values, elements),
  pictureRemoved: (values, elements) => logDeeds.pictureRemoved(values, elements),
  pictureRestored: (values, elements) => logDeeds.pictureRestored(values, elements),
  pointsChanged: (values, elements) => logDeeds.pointsChanged(values, elements),
  conditionsChanged: (values, elements) => logDeeds.conditionsChanged(values, elements),
  amountChanged: (values, elements) => logDeeds.amountChanged(values, elements),
  equippedChanged: (values, elements) => logDeeds.equippedChanged(values, elements),
  experienceChanged: (values, elements) => logDeeds.experienceChanged(values, elements),
  experienceUndone: (values, elements) => logDeeds.experienceUndone(values, elements),
  rolled: (values, elements) => logDeeds.rolled(values, elements),
  diceChanged: (values) => [logDeeds.diceChanged(values)],
  checkChanged: (values) => [logDeeds.checkChanged(values)],
  storyPointsChanged: (values) => [logDeeds.storyPointsChanged(values)],
  encounterChanged: (values) => [logDeeds.encounterChanged(values)],
  tokenAdded: (values, elements) => logDeeds.tokenAdded(values, elements),
  tokenRemoved: (values, elements) => logDeeds.tokenRemoved(values, elements),
  tokenMoved: (values, elements) => logDeeds.tokenMoved(values, elements),
  tokenChanged: (values, elements) => logDeeds.tokenChanged(values, elements),
  sceneActivated: (values, elements) => logDeeds.sceneActivated(values, elements),
  sceneEnded: () => [logDeeds.sceneEnded()],
  fogChanged: (values, elements) => logDeeds.fogChanged(values, elements),
  drew: (values, elements) => logDeeds.drew(values, elements),
  doorOpened: (values, elements) => logDeeds.doorOpened(values, elements),
  doorClosed: (values, elements) => logDeeds.doorClosed(values, elements),
  wallsChanged: (values, elements) => logDeeds.wallsChanged(values, elements),
  sightChanged: (values, elements) => logDeeds.sightChanged(values, elements),
  layoutChanged: (values, elements) => logDeeds.layoutChanged(values, elements),
  handoutShown: (values) => [logDeeds.handoutShown(values)],
  handoutEnded: (values) => [logDeeds.handoutEnded(values)],
  trackerAdded: (values) => [logDeeds.trackerAdded(values)],
  trackerChanged: (values) => [logDeeds.trackerChanged(values)],
  trackerRemoved: (values) => [logDeeds.trackerRemoved(values)],
  giftOffered: (values, elements) => logDeeds.giftOffered(values, elements),
  giftTaken: (values, elements) => logDeeds.giftTaken(values, elements),
  giftEnded: (values, elements) => logDeeds.giftEnded(values, elements),
  giftUndone: (values, elements) => logDeeds.giftUndone(values, elements),
  moneyChanged: (values, elements) => logDeeds.moneyChanged(values, elements),
  shotsChanged: (values, elements) => logDeeds.shotsChanged(values, elements),
  setSwitchedOn: (values, elements) => logDeeds.setSwitchedOn(values, elements),
  setSwitchedOff: (values, elements) => logDeeds.setSwitchedOff(values, elements),
  soundPlayed: (values) => [logDeeds.soundPlayed(values)],
  soundStopped: (values) => [logDeeds.soundStopped(values)],
  soundsChanged: (values) => [logDeeds.soundsChanged(values)],
  noteWritten: (values, elements) => logDeeds.noteWritten(values, elements),
  noteDeleted: (values, elements) => logDeeds.noteDeleted(values, elements),
  proposalChanged: (values) => [logDeeds.proposalChanged(values)],
  sessionStarted: (values) => [logDeeds.sessionStarted(values)],
  sessionEnded: (values) => [logDeeds.sessionEnded(values)],
  sessionPlanned: (values) => [logDeeds.sessionPlanned(values)],
  sessionReplanned: (values) => [logDeeds.sessionReplanned(values)],
  sessionCalledOff: (values) => [logDeeds.sessionCalledOff(values)],
  rhythmSet: (values) => [logDeeds.rhythmSet(values)],
  grantsChanged: () => [logDeeds.grantsChanged()],
  settingsChanged: (values) => [logDeeds.settingsChanged(values)],
  todayMoved: (values) => [logDeeds.todayMoved(values)],
  todayReset: () => [logDeeds.todayReset()],
  pinAdded: (values, elements) => logDeeds.pinAdded(values, elements),
  pinChanged: (values, elements) => logDeeds.pinChanged(values, elements),
  pinRemoved: (values, elements) => logDeeds.pinRemoved(values, elements),
  continuityWritten: (values) => [logDeeds.continuityWritten(values)],
  continuityRemoved: (values) => [logDeeds.continuityRemoved(values)],
  continuitySwitchedOn: (values) => [logDeeds.continuitySwitchedOn(values)],
  continuitySwitchedOff: (values) => [logDeeds.continuitySwitchedOff(values)],
  findingMeant: (values) => [logDeeds.findingMeant(values)],
  findingNotMeant: (values) => [logDeeds.findingNotMeant(values)],
  jobChanged: (values) => [logDeeds.jobChanged(values)],
  invited: (values) => [logDeeds.invited(values)],
  assigned: (values) => [logDeeds.assigned(values)],
  resetMade: (values) => [logDeeds.resetMade(values)],
  linkRevoked: (values) => [logDeeds.linkRevoked(values)],
  sessionsEnded: (values) => [logDeeds.sessionsEnded(values)],
  removed: (values) => [logDeeds.removed(values)],
  keyMade: (values) => [logDeeds.keyMade(values)],
  keysRevoked: (values) => [logDeeds.keysRevoked(values)],
  backupTaken: (values) => [logDeeds.backupTaken(values)],
  backupRestored: (values) => [logDeeds.backupRestored(values)],
  campaignTaken: (values) => [logDeeds.campaignTaken(values)],
  feedMade: (values) => [logDeeds.feedMade(values)],
  feedRevoked: (values) => [logDeeds.feedRevoked(values)],
  sitePublished: (values) => [logDeeds.sitePublished(values)],
  shareMade: (values) => [logDeeds.shareMade(values)],
  shareEnded: (values) => [logDeeds.shareEnded(values)],
  shareReopened: (values) => [logDeeds.shareReopened(values)],
  deviceAdded: (values) => [logDeeds.deviceAdded(values)],
  deviceRemoved: (values) => [logDeeds.deviceRemoved(values)],
  webhookAdded: (values) => [logDeeds.webhookAdded(values)],
  webhookChanged: (values) => [logDeeds.webhookChanged(values)],
  webhookRemoved: (values) => [logDeeds.webhookRemoved(values)],
  displayMade: (values) => [logDeeds.displayMade(values)],
  displayConnected: (values) => [logDeeds.displayConnected(values)],
  displayRevoked: (values) => [logDeeds.displayRevoked(values)],
}

export function sentenceOf({ did, count, entity, other, detail }: LogEntry): readonly LogPart[] {
  const values: Values = {
    count,
    entity: nameOf(entity),
    hasEntity: isGiven(entity),
    other: nameOf(other),
    hasOther: isGiven(other),
    detail: detail ?? '',
    hasDetail: isGiven(detail),
  }
  return sentences[did](values, { entity: () => entity ?? '', other: () => other ?? '' })
}

const nameOf = (page: LogEntry['entity']) => page?.name ?? page?.id ?? ''
const isGiven = (value: unknown) => (value === undefined ? 'no' : 'yes')

/** The sentence as text. */
export function wordsOf(entry: LogEntry): string {
  return sentenceOf(entry)
    .map((part) => (typeof part === 'string' ? part : (part.name ?? part.id)))
    .join('')
}

/** Why an action can't be undone. */
export const whyNot: Readonly<Record<NonNullable<LogEntry['notUndone']>, () => string>> = {
  changed: () => adminLog.changedSince(),
  gone: () => adminLog.goneSince(),
  back: () => adminLog.alreadyUndone(),
  later: () => adminLog.laterFirst(),
  others: () => adminLog.onlyTheyCan(),
}
