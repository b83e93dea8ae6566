import type { AnswerOf, LogAction } from '@waybook/contract'

export type LogEntry = AnswerOf<'getLog'>['entries'][number]

/** A part of an entry's sentence: text, or an entity shown as a link. The sentence follows the actor's name. */
export type LogPart = string | NonNullable<LogEntry['entity']>

/**
 * The sentence for each action. `@` is the entity, `&` the item or scene, `#` the detail. Text in `[]` is dropped if its mark has no value.
 * The second sentence describes several actions; `*` is their number.
 */
const sentences: Readonly<Record<LogAction, readonly [one: string, several?: string]>> = {
  importAdded: ['imported the new page[ @]', 'imported * new pages'],
  importChanged: ['imported changes[ to @]', 'imported changes to * pages'],
  importRemoved: ['removed[ @] with an import', 'removed * pages with an import'],
  campaignImported: ['imported the campaign file'],
  pageAdded: ['wrote the new page[ @]'],
  pageChanged: ['edited[ @]', 'edited[ @] * times'],
  pageRenamed: ['renamed a page to[ @]'],
  pageRemoved: ['deleted[ @]'],
  campaignChanged: ['edited the campaign file', 'edited the campaign file * times'],
  secretRevealed: ['revealed a secret[ of @]'],
  secretHidden: ['hid a secret[ of @] again'],
  secretNarrowed: ['revealed a secret[ of @] to fewer players'],
  shown: ['showed[ @] to players'],
  moreShown: ['showed players more[ of @]'],
  lessShown: ['showed players less[ of @]'],
  hidden: ['hid[ @] from players'],
  pictureAdded: ['added a picture[ of @]', 'added * pictures[ of @]'],
  pictureRemoved: ['removed the picture[ of @]'],
  pictureRestored: ['restored a picture[ of @]'],
  pointsChanged: ['changed the points[ of @]', 'changed the points[ of @] * times'],
  conditionsChanged: ['changed the conditions[ of @]', 'changed the conditions[ of @] * times'],
  amountChanged: ['changed[ @’s] amount[ of &][ to #]', 'changed[ @’s] amount[ of &] * times[, finally to #]'],
  equippedChanged: ['changed whether[ @] has[ &] equipped'],
  experienceChanged: ['changed the experience[ of @]', 'changed the experience[ of @] * times'],
  experienceUndone: ['took back experience[ from @]'],
  rolled: ['rolled[ for @][, #]', 'rolled[ for @] * times[, most recently #]'],
  diceChanged: ['changed the dice of a roll', 'changed dice of rolls * times'],
  checkChanged: ['called for or answered a check', 'called for or answered * checks'],
  storyPointsChanged: ['changed the story points', 'changed the story points * times'],
  encounterChanged: ['advanced the encounter', 'advanced the encounter * steps'],
  tokenAdded: ['added a token[ of @][ to &]', 'added * tokens[ to &]'],
  tokenRemoved: ['removed a token[ of @][ from &]', 'removed * tokens[ from &]'],
  tokenMoved: ['moved the token[ of @][ on &]', 'moved * tokens[ on &]'],
  tokenChanged: ['changed the token[ of @][ on &]', 'changed * tokens[ on &]'],
  sceneActivated: ['opened the table on[ @]'],
  sceneEnded: ['closed the table'],
  fogChanged: ['changed the fog[ on @]', 'changed the fog[ on @] * times'],
  drew: ['drew[ on @]', 'drew * things[ on @]'],
  doorOpened: ['opened a door[ in @]', 'opened * doors[ in @]'],
  doorClosed: ['closed a door[ in @]', 'closed * doors[ in @]'],
  wallsChanged: ['changed the walls[ of @]', 'changed the walls[ of @] * times'],
  sightChanged: ['changed what tokens see[ on @]', 'changed what tokens see[ on @] * times'],
  layoutChanged: ['changed the grid[ of @]'],
  handoutShown: ['showed a handout', 'showed * handouts'],
  handoutEnded: ['closed a handout', 'closed * handouts'],
  trackerAdded: ['added the clock or counter[ “#”]'],
  trackerChanged: ['changed the clock or counter[ “#”]', 'changed the clock or counter[ “#”]'],
  trackerRemoved: ['removed the clock or counter[ “#”]'],
  giftOffered: ['offered a gift[ of @][ to &]', 'offered * gifts[ of @][ to &]'],
  giftTaken: ['passed on a gift[ of @][ to &]', 'passed on * gifts[ of @][ to &]'],
  giftEnded: ['ended the offer of a gift[ of @][ to &]'],
  giftUndone: ['took back a gift[ of @][ to &]'],
  moneyChanged: ['changed the money[ of @][ to #]', 'changed the money[ of @] * times[, finally to #]'],
  shotsChanged: ['changed the shots[ of @][ in &][ to #]', 'changed the shots[ of @][ in &] * times[, finally to #]'],
  setSwitchedOn: ['switched on the set[ @]'],
  setSwitchedOff: ['switched off the set[ @]'],
  soundPlayed: ['played[ “#”]', 'played * sounds'],
  soundStopped: ['stopped[ “#”]', 'stopped * sounds'],
  soundsChanged: ['changed the sound[ “#”]', 'changed * sounds'],
  noteWritten: ['wrote a note[ about @]', 'wrote a note[ about @]'],
  noteDeleted: ['deleted a note[ about @]'],
  proposalChanged: ['made or decided a proposal', 'made or decided * proposals'],
  sessionStarted: ['started session[ #]'],
  sessionEnded: ['ended session[ #]'],
  sessionPlanned: ['planned a session[ “#”]', 'planned * sessions'],
  sessionReplanned: ['changed a planned session[ “#”]', 'changed planned sessions * times'],
  sessionCalledOff: ['called a session off[ “#”]', 'called * sessions off'],
  rhythmSet: ['changed the rhythm of the sessions', 'changed the rhythm of the sessions * times'],
  grantsChanged: ['changed what players can do'],
  settingsChanged: ['changed the settings', 'changed the settings * times'],
  todayMoved: ['set today[ to #]', 'set today * times[, finally to #]'],
  todayReset: ['reset today to the date in the campaign file'],
  pinAdded: ['added a pin to the map[ of @]', 'added * pins to the map[ of @]'],
  pinChanged: ['changed a pin on the map[ of @]', 'changed pins on the map[ of @] * times'],
  pinRemoved: ['removed a pin from the map[ of @]', 'removed * pins from the map[ of @]'],
  continuityWritten: ['wrote the continuity check[ “#”]', 'wrote the continuity check[ “#”] * times'],
  continuityRemoved: ['removed the continuity check[ “#”]'],
  continuitySwitchedOn: ['switched on the continuity check[ “#”]'],
  continuitySwitchedOff: ['switched off the continuity check[ “#”]'],
  findingMeant: ['marked a finding as intended[: #]', 'marked * findings as intended[: #]'],
  findingNotMeant: ['marked a finding as not intended[: #]', 'marked * findings as not intended[: #]'],
  jobChanged: ['ran a job[: #]'],
  invited: ['created an invitation', 'created * invitations'],
  assigned: ['gave a member a character[: #]'],
  resetMade: ['created a password reset link[ for #]'],
  linkRevoked: ['revoked a link', 'revoked * links'],
  sessionsEnded: ['signed a member out everywhere[: #]'],
  removed: ['removed a member[: #]'],
  keyMade: ['created an API key', 'created * API keys'],
  keysRevoked: ['revoked an API key', 'revoked * API keys'],
  backupTaken: ['downloaded a backup', 'downloaded * backups'],
  backupRestored: ['restored a backup', 'restored * backups'],
  campaignTaken: ['downloaded the campaign', 'downloaded the campaign * times'],
  feedMade: ['created a news feed', 'created * news feeds'],
  feedRevoked: ['revoked a news feed', 'revoked * news feeds'],
  sitePublished: ['downloaded the public site', 'downloaded the public site * times'],
  shareMade: ['shared pages by a link', 'shared pages by * links'],
  shareEnded: ['ended a shared link', 'ended * shared links'],
  shareReopened: ['opened a shared link again', 'opened * shared links again'],
  deviceAdded: ['turned on notifications on a device', 'turned on notifications on * devices'],
  mailTurnedOn: ['turned on e-mail about dates', 'turned on e-mail about dates * times'],
  mailTurnedOff: ['turned off e-mail about dates', 'turned off e-mail about dates * times'],
  deviceRemoved: ['turned off notifications on a device', 'turned off notifications on * devices'],
  webhookAdded: ['added a webhook', 'added * webhooks'],
  webhookChanged: ['changed a webhook', 'changed webhooks * times'],
  webhookRemoved: ['removed a webhook', 'removed * webhooks'],
  displayMade: ['created a display code', 'created * display codes'],
  displayConnected: ['connected a display', 'connected * displays'],
  displayRevoked: ['disconnected a display', 'disconnected * displays'],
}

export function sentenceOf({ did, count, entity, other, detail }: LogEntry): LogPart[] {
  const [one, several = one] = sentences[did]
  const values: Readonly<Record<string, LogPart | undefined>> = {
    '@': entity,
    '&': other,
    '#': detail,
    '*': `${count}`,
  }
  const valueOf = (text: string) => values[/[@&#*]/.exec(text)?.[0] ?? '']
  const left = (count > 1 ? several : one).replaceAll(/\[([^\]]*)\]/g, (_whole, inner: string) =>
    valueOf(inner) === undefined ? '' : inner,
  )
  return left.split(/([@&#*])/).flatMap((part) => {
    const value = /^[@&#*]$/.test(part) ? values[part] : part
    return value === undefined || value === '' ? [] : [value]
  })
}

/** Why an action can't be undone. */
export const whyNot: Readonly<Record<NonNullable<LogEntry['notUndone']>, string>> = {
  changed: 'Can’t be undone: it has changed again since.',
  gone: 'Can’t be undone: the previous version is no longer stored.',
  back: 'Already undone.',
  later: 'At the table, undo your later steps first.',
  others: 'At the table, only the person who did it can undo it.',
}
