import type { AnswerOf, LogDeed } from '@waybook/contract'

export type LogEntry = AnswerOf<'getLog'>['entries'][number]

/** A sentence about an entry in parts: words, and entities, which are links. It follows the name of who did it. */
export type LogPart = string | NonNullable<LogEntry['entity']>

/**
 * The sentence of each deed. `@` is the entity, `&` the item or the scene, `#` the detail; what is between `[` and `]` is left out if the mark
 * in it has nothing to stand for. The second sentence is for several: `*` is their number.
 */
const sentences: Readonly<Record<LogDeed, readonly [one: string, several?: string]>> = {
  importAdded: ['imported[ @], which is new', 'imported * new pages'],
  importChanged: ['imported changes[ of @]', 'imported changes of * pages'],
  importRemoved: ['removed[ @] by an import', 'removed * pages by an import'],
  campaignImported: ['imported the campaign’s file'],
  pageAdded: ['wrote[ @], which is new'],
  pageChanged: ['edited[ @]', 'edited[ @] * times'],
  pageRenamed: ['renamed a page to[ @]'],
  pageRemoved: ['deleted[ @]'],
  campaignChanged: ['edited the campaign’s file', 'edited the campaign’s file * times'],
  secretTold: ['told a secret[ of @]'],
  secretHidden: ['hid a secret[ of @] again'],
  secretNarrowed: ['told a secret[ of @] to fewer'],
  shown: ['showed[ @] to players'],
  moreShown: ['showed players more[ of @]'],
  lessShown: ['showed players less[ of @]'],
  hidden: ['hid[ @] from players'],
  pictureAdded: ['added a picture[ of @]', 'added * pictures[ of @]'],
  pictureRemoved: ['removed the picture[ of @]'],
  pictureRestored: ['restored a picture[ of @]'],
  pointsChanged: ['changed the points[ of @]', 'changed the points[ of @] * times'],
  conditionsChanged: ['changed the conditions[ of @]', 'changed the conditions[ of @] * times'],
  amountChanged: ['changed how many[ &][ @] has: [#]', 'changed how many[ &][ @] has, in the end: [#]'],
  equippedChanged: ['changed whether[ @] has[ &] at hand'],
  experienceChanged: ['changed the experience[ of @]', 'changed the experience[ of @] * times'],
  experienceUndone: ['took back experience[ of @]'],
  rolled: ['rolled[ for @][, #]', 'rolled[ for @] * times[, at last #]'],
  checkChanged: ['called or answered a check', 'called or answered * checks'],
  storyPointsChanged: ['changed the story points', 'changed the story points * times'],
  encounterChanged: ['led the encounter on', 'led the encounter on, * steps'],
  tokenAdded: ['added a token[ of @][ to &]', 'added * tokens[ to &]'],
  tokenRemoved: ['removed a token[ of @][ from &]', 'removed * tokens[ from &]'],
  tokenMoved: ['moved the token[ of @][ on &]', 'moved * tokens[ on &]'],
  tokenChanged: ['changed the token[ of @][ on &]', 'changed * tokens[ on &]'],
  sceneActivated: ['opened the table on[ @]'],
  sceneEnded: ['closed the table'],
  fogChanged: ['changed the fog[ on @]', 'changed the fog[ on @] * times'],
  drew: ['drew[ on @]', 'drew * things[ on @]'],
  layoutChanged: ['changed the grid[ of @]'],
  handoutShown: ['showed a handout', 'showed * handouts'],
  handoutEnded: ['put a handout away', 'put * handouts away'],
  noteWritten: ['wrote a note[ about @]', 'wrote a note[ about @]'],
  noteDeleted: ['deleted a note[ about @]'],
  proposalChanged: ['made or decided a proposal', 'made or decided * proposals'],
  sessionStarted: ['started session[ #]'],
  sessionEnded: ['ended session[ #]'],
  grantsChanged: ['changed what players may do'],
  settingsChanged: ['changed the settings', 'changed the settings * times'],
  todayMoved: ['moved today[ to #]', 'moved today * times[, in the end to #]'],
  todayReset: ['set today back to the date in the campaign’s file'],
  pinAdded: ['added a pin to the map[ of @]', 'added * pins to the map[ of @]'],
  pinChanged: ['changed a pin on the map[ of @]', 'changed pins on the map[ of @] * times'],
  pinRemoved: ['removed a pin from the map[ of @]', 'removed * pins from the map[ of @]'],
  continuityWritten: ['wrote the continuity check[ “#”]', 'wrote the continuity check[ “#”] * times'],
  continuityRemoved: ['removed the continuity check[ “#”]'],
  continuitySwitchedOn: ['switched on the continuity check[ “#”]'],
  continuitySwitchedOff: ['switched off the continuity check[ “#”]'],
  findingMeant: ['said that a finding is meant[: #]', 'said that * findings are meant[: #]'],
  findingNotMeant: [
    'said that a finding is not meant after all[: #]',
    'said that * findings are not meant after all[: #]',
  ],
  jobChanged: ['had a job done[: #]'],
  invited: ['made an invitation', 'made * invitations'],
  assigned: ['gave a member a character[: #]'],
  resetMade: ['made a link to set a new password[ for #]'],
  linkRevoked: ['revoked a link', 'revoked * links'],
  sessionsEnded: ['signed a member out everywhere[: #]'],
  removed: ['removed a member[: #]'],
  keyMade: ['made an API key', 'made * API keys'],
  keysRevoked: ['revoked an API key', 'revoked * API keys'],
  backupTaken: ['downloaded a backup', 'downloaded * backups'],
  campaignTaken: ['downloaded the campaign', 'downloaded the campaign * times'],
  feedMade: ['made a feed of the news', 'made * feeds of the news'],
  feedRevoked: ['revoked a feed of the news', 'revoked * feeds of the news'],
  displayMade: ['made a code for a display', 'made * codes for displays'],
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

/** Why it cannot be taken back. */
export const whyNot: Readonly<Record<NonNullable<LogEntry['notUndone']>, string>> = {
  changed: 'Cannot be undone: it was changed again since.',
  gone: 'Cannot be undone: what it was before is not kept any more.',
  back: 'It is back already.',
  later: 'Undo at the table takes back your later steps first.',
  others: 'At the table, only who did it can undo it.',
}
