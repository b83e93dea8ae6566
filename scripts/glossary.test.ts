import { readFileSync } from 'node:fs'
import path from 'node:path'

import {
  ENGLISH,
  keyOf,
  readEnglish,
  termFaults,
  termsIn,
  translations,
  translationsIn,
  type Exception,
} from '@waybook/messages/compile'
import { expect, it } from 'vitest'

interface Explained extends Exception {
  readonly why: string
}

/** English phrases whose words are no terms. */
const PHRASES = [
  'all sessions',
  'at least 12 characters',
  'average person',
  'campaign.yaml',
  'can check it',
  'check link',
  'check now',
  'check passes',
  'check shows',
  'check that',
  'check the',
  'check this roll',
  'check your',
  'checked',
  'checking',
  'checks the file',
  'continuity check',
  'damaged',
  'display name',
  'end sessions',
  'fails the check',
  'fingerprint or pin',
  'news feed',
  'noted',
  'one place',
  'places one token',
  'published books',
  'ranged',
  'the .map',
  'their actions',
  'then check',
  'to check',
  'turn off',
  'turn on',
  'turned off',
  'turned on',
  'turns off',
  'turns on',
  'your face',
]

const EVERYWHERE: readonly Explained[] = [
  {
    messages: ['editorEffects.priceHint', 'editorEffects.howOftenHint'],
    why: 'The notation of effects stays English.',
  },
  {
    messages: ['editorForm.qualitiesHint', 'editorForm.damageHint', 'noteParts.hint', 'worldMap.noneForGameMaster'],
    why: 'The text of files stays English.',
  },
  { term: 'check', messages: ['diceTray.check'], why: 'To look whether a roll was fair.' },
  {
    term: 'turn',
    messages: [
      'changeDice.turnTo',
      'changeDice.choose',
      'changeDice.now',
      'changeDice.ask',
      'aboutProofs.stepsDice',
      'tableTokenMenu.turned',
      'tableWallTool.meetAlready',
      'tableWords.did',
    ],
    why: 'To turn a die or a token, or one thing into another.',
  },
  { term: 'places', messages: ['editor.bothChanged'], why: 'Parts of a text.' },
  { term: 'reveal', messages: ['proof.', 'aboutProofs.'], why: 'The secret is the server’s.' },
  { messages: ['adminSettings.forceDieInFile'], why: 'The text of files stays English.' },
  { term: 'turn', messages: ['adminSettings.changeDiceHint'], why: 'To turn dice.' },
  { term: 'publish', messages: ['adminShared.publishAbout'], why: 'To put pages on the web.' },
  {
    term: 'session',
    messages: ['backups.containsSecrets', 'profile.sessions', 'profile.accountHidden'],
    why: 'The session of somebody who is signed in.',
  },
  { term: 'places', messages: ['importPlan.looksLikeGameMasters'], why: 'Parts of a text.' },
  { term: 'character', messages: ['share.passwordTooShort'], why: 'Letters and digits.' },
  { term: 'cancel', messages: ['rulesIndex.readingLine'], why: 'Symbols cancel each other.' },
  { term: 'publish', messages: ['proof.', 'aboutProofs.'], why: 'The server makes its commitment known.' },
  {
    term: 'roll',
    messages: ['display.rolling', 'checkSurface.rolling', 'proof.rolledFace'],
    why: 'It is the die that rolls.',
  },
  { term: 'hidden', messages: ['pageTables.rollHidden', 'pageTables.rollTableHidden'], why: 'To roll in secret.' },
  { term: 'hidden', messages: ['aboutProofs.limitsHidden'], why: 'Not the state of a page.' },
  { term: 'save', messages: ['aboutProofs.limitsOthers'], why: 'The device remembers.' },
  { term: 'save', messages: ['editor.savedShort'], why: 'There is room for eight letters.' },
  { term: 'offline', messages: ['editor.offlineShort'], why: 'There is room for eight letters.' },
  { term: 'undo', messages: ['apiKeys.consequence'], why: 'It is for good.' },
  { term: 'cancel', messages: ['rulesPage.reading'], why: 'Symbols cancel each other.' },
  { term: 'armor', messages: ['entityParts.armor', 'tableEncounter.armor'], why: 'The armor of a vehicle.' },
  { term: 'soak', messages: ['newCharacter.brawnUse'], why: 'To take blows.' },
  { term: 'pin', messages: ['entityParts.pin', 'entityParts.pinToSearch'], why: 'To keep a page at the top.' },
  { term: 'news', messages: ['notificationWords.textIsHidden'], why: 'Anything new.' },
  { term: 'round', messages: ['tableFog.round'], why: 'The shape of a brush.' },
  { term: 'face', messages: ['tableScenes.becomesFace'], why: 'Of a person.' },
  { term: 'draft', messages: ['eveningEnd.draftNewsletter', 'sessionLog.draft'], why: 'To write.' },
  { term: 'event', messages: ['sessionLog.noneYet'], why: 'What happens in a session.' },
  { term: 'session', messages: ['signOut.notEnded'], why: 'The session of somebody who is signed in.' },
  { term: 'turn', messages: ['checkOutcomes.benefit'], why: 'To change how things stand.' },
  {
    term: 'token',
    messages: ['slashCommands.copyToken', 'slashCommands.token'],
    why: 'The secret of a bot of Discord.',
  },
  { term: 'character', messages: ['frame.myCharacter'], why: 'The top bar has room for twelve letters: the sheet.' },
]

const OF_LANGUAGE: Readonly<Record<(typeof translations)[number], readonly Explained[]>> = {
  de: [
    {
      term: 'player',
      messages: [
        'editor.fromProposal',
        'editorForm.addReader',
        'firstHour.invitePlayer',
        'newCharacter.othersSee',
        'proposalNews.proposed',
        'proposals.noneWaiting',
        'schedule.placeHint',
        'schedule.playersNeeded',
      ],
      why: '“Jemand” and “die anderen” mean everybody, “Spieler” is masculine.',
    },
    { term: 'player', messages: ['tableSight.eachPlayer', 'tableSight.forThemselves'], why: '“Alle” is enough.' },
    { term: 'player', messages: ['adminSettings.rollForTableOff'], why: '“Wer gewürfelt hat” says it.' },
    {
      term: 'cancel',
      messages: ['callPanel.cancel', 'checkSurface.canceled'],
      why: 'A check that was called is abgesagt.',
    },
    { term: 'boost', messages: ['callLines.giveBoost'], why: 'Verstärken is a verb.' },
    {
      term: 'scene',
      messages: ['commands.prepareVerb', 'commands.prepareLine'],
      why: 'The name of the scene follows.',
    },
    { term: 'session', messages: ['commands.endLine'], why: 'The log is enough among the other things.' },
    { term: 'die', messages: ['facesForm.faces', 'rulesIndex.die'], why: 'The parameter names the die.' },
    { term: 'view as', messages: ['viewAs.about'], why: 'Two words that stand apart.' },
    { term: 'strain', messages: ['tableEncounter.vehiclePoints'], why: 'Vehicles have Systembelastung.' },
    {
      messages: ['tableAdding.title', 'tableEncounter.endButton', 'tableScenes.waitingHint', 'tableSight.sceneRange'],
      why: 'What stands around the text says it, and there is little room.',
    },
    { term: 'fog', messages: ['tableFog.fewer', 'tableFog.more', 'tableFog.reset'], why: 'The heading above says it.' },
    { term: 'undo', messages: ['tableFog.undo', 'tableFog.starts'], why: 'Nebel zurück is short and clear.' },
    { term: 'spend', messages: ['rulesPage.turn'], why: 'Nobody spends an action in German.' },
    { term: 'session', messages: ['eveningEnd.nothing'], why: 'The log is enough among the other things.' },
    { term: 'location', messages: ['lists.scenesLede'], why: 'Begegnungen have Schauplätze.' },
    { term: 'publish', messages: ['adminShared.seeFirst'], why: 'To put pages on the web.' },
    { term: 'hit point', messages: ['sheetPoints.hitPointsShort'], why: 'The short form that players use.' },
    { term: 'spend', messages: ['playProblems.noPointToSpend'], why: '“Übrig” is enough.' },
  ],
  fr: [{ term: 'sign out', messages: ['frame.signOut'], why: 'There is little room in the top bar.' }],
  es: [
    { term: 'sign out', messages: ['frame.signOut'], why: 'There is little room in the top bar.' },
    { term: 'pin', messages: ['worldMap.allPins'], why: 'There is room for sixteen letters.' },
  ],
}

const glossary = readFileSync(path.join(import.meta.dirname, '../messages/glossary.csv'), 'utf8')
const messages = readEnglish(ENGLISH)

it.each(translations)('[LANG-20] the translation into %s calls each term by its word', (language) => {
  const excluded = { phrases: PHRASES, exceptions: [...EVERYWHERE, ...OF_LANGUAGE[language]] }
  expect(termFaults(messages, translationsIn(language), termsIn(glossary, language), excluded)).toEqual([])
})

it('[LANG-20] every exception is for a message', () => {
  const named = [...EVERYWHERE, ...Object.values(OF_LANGUAGE).flat()].flatMap((exception) => exception.messages)
  const keys = messages.map(keyOf)
  expect(named.filter((one) => !keys.some((key) => key === one || (one.endsWith('.') && key.startsWith(one))))).toEqual(
    [],
  )
})
