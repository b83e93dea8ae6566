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

const EVERYWHERE: readonly Explained[] = [
  {
    messages: ['editorEffects.priceHint', 'editorEffects.howOftenHint'],
    why: 'The notation of effects stays English.',
  },
  {
    messages: ['editorForm.qualitiesHint', 'editorForm.damageHint', 'noteParts.hint', 'worldMap.noneForGameMaster'],
    why: 'The text of files stays English.',
  },
  {
    term: 'check',
    messages: ['proof.', 'aboutProofs.', 'diceTray.check', 'diceTray.checkRollBy', 'checks.checkRoll'],
    why: 'To verify that a roll was fair.',
  },
  { term: 'check', messages: ['start.notSaved'], why: 'To look at something.' },
  { term: 'reveal', messages: ['proof.', 'aboutProofs.'], why: 'The secret is the server’s.' },
  { term: 'publish', messages: ['proof.', 'aboutProofs.'], why: 'The server makes its commitment known.' },
  { term: 'publish', messages: ['worldLibrary.emptyForGameMaster'], why: 'Books in shops.' },
  { term: 'roll', messages: ['display.rolling', 'proof.rolledFace'], why: 'It is the die that rolls.' },
  {
    term: 'turn',
    messages: ['changeDice.turnTo', 'changeDice.choose', 'changeDice.now', 'changeDice.ask', 'aboutProofs.stepsDice'],
    why: 'To turn something.',
  },
  { term: 'hidden', messages: ['entityParts.rollHidden', 'entityParts.rollTableHidden'], why: 'To roll in secret.' },
  { term: 'hidden', messages: ['aboutProofs.limitsHidden'], why: 'Not the state of a page.' },
  { term: 'save', messages: ['aboutProofs.limitsOthers'], why: 'The device remembers.' },
  { term: 'save', messages: ['editor.savedShort'], why: 'There is room for eight letters.' },
  { term: 'offline', messages: ['editor.offlineShort'], why: 'There is room for eight letters.' },
  { term: 'undo', messages: ['apiKeys.consequence'], why: 'It is for good.' },
  { term: 'cancel', messages: ['rulesPage.reading'], why: 'Symbols cancel each other.' },
  { term: 'range', messages: ['editorForm.rangedDefense', 'sheetPoints.rangedDefence'], why: 'The opposite of melee.' },
  { term: 'armor', messages: ['entityParts.armor'], why: 'The armor of a vehicle.' },
  { term: 'soak', messages: ['newCharacter.brawnUse'], why: 'To take blows.' },
  { term: 'pin', messages: ['entityParts.pin', 'entityParts.pinToSearch'], why: 'To keep a page at the top.' },
  { term: 'draft', messages: ['eveningEnd.draftNewsletter', 'sessionLog.draft'], why: 'To write.' },
  { term: 'place', messages: ['worldMap.placeInMiddle'], why: 'To put.' },
  { term: 'place', messages: ['editor.bothChanged'], why: 'A part of a text.' },
  { term: 'event', messages: ['sessionLog.noneYet'], why: 'What happens in a session.' },
  { term: 'session', messages: ['signOut.notEnded'], why: 'The session of somebody who is signed in.' },
  { term: 'light', messages: ['ui.light', 'rulesPage.stepBoost'], why: 'What one sees by.' },
  { term: 'dark', messages: ['ui.dark'], why: 'Colors.' },
  { term: 'character', messages: ['signIn.passwordHint'], why: 'Letters and digits.' },
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
    { term: 'spend', messages: ['rulesPage.turn'], why: 'Nobody spends an action in German.' },
    { term: 'session', messages: ['eveningEnd.nothing'], why: 'The log is enough among the other things.' },
    { term: 'location', messages: ['lists.scenesLede'], why: 'Begegnungen have Schauplätze.' },
  ],
  fr: [],
  es: [{ term: 'pin', messages: ['worldMap.allPins'], why: 'There is room for sixteen letters.' }],
}

const glossary = readFileSync(path.join(import.meta.dirname, '../messages/glossary.csv'), 'utf8')
const messages = readEnglish(ENGLISH)

it.each(translations)('[LANG-20] the translation into %s calls each term by its word', (language) => {
  const exceptions = [...EVERYWHERE, ...OF_LANGUAGE[language]]
  expect(termFaults(messages, translationsIn(language), termsIn(glossary, language), exceptions)).toEqual([])
})

it('[LANG-20] every exception is for a message', () => {
  const named = [...EVERYWHERE, ...Object.values(OF_LANGUAGE).flat()].flatMap((exception) => exception.messages)
  const keys = messages.map(keyOf)
  expect(named.filter((one) => !keys.some((key) => key === one || (one.endsWith('.') && key.startsWith(one))))).toEqual(
    [],
  )
})
