import { expect, it } from 'vitest'

import { termFaults, termsIn } from './glossary.ts'

const glossary = `term,de,note
die / dice,Würfel,
soak,Absorption / Abs.,What armor takes away
check,Probe,"Of a skill, not of a roll"
`

const excluded = { phrases: ['check for'], exceptions: [] }

it.each([
  ['the same word', 'Soak', 'Absorption', []],
  ['another word', 'Soak', 'Panzer', ['“soak” is not “Absorption” in “Panzer”']],
  ['a short form', 'Soak 3', 'Abs. 3', []],
  ['a form of the word', 'No dice', 'Mit den Würfeln', []],
  ['a compound with a soft hyphen', 'Force die', 'Macht\u00ADwür\u00ADfel', []],
  [
    'a term in one of several texts',
    '{n, plural, one {# die} other {# dice}}',
    '{n, number} Wurf',
    ['“die” is not “Würfel” in “{n, number} Wurf”'],
  ],
  ['the name of a parameter, which is no term', '{soak, number} left', 'Noch {soak, number}', []],
  ['code, which stays English', '<code>soak</code> of a page', '<code>soak</code> einer Seite', []],
  ['the beginning of another word', 'Checkpoint', 'Etappe', []],
  ['a phrase in which the word is no term', 'Check for faults', 'Fehler suchen', []],
])('[LANG-20] a translation with %s', (_, source, text, faults) => {
  const message = { area: 'sheet', name: 'a', text: source }
  const translations = new Map([['sheet.a', { source, text, outdated: false }]])
  expect(termFaults([message], translations, termsIn(glossary, 'de'), excluded)).toEqual(
    faults.map((fault) => `sheet.a: ${fault}`),
  )
})

it.each([
  [{ term: 'check', messages: ['proof.'] }, 0],
  [{ messages: ['proof.open'] }, 0],
  [{ term: 'soak', messages: ['proof.'] }, 1],
  [{ term: 'check', messages: ['proof.opened'] }, 1],
])('[LANG-20] an exception such as %j leaves %i faults', (exception, faults) => {
  const message = { area: 'proof', name: 'open', text: 'Cannot be checked' }
  const translations = new Map([['proof.open', { source: message.text, text: 'Nicht prüfbar', outdated: false }]])
  expect(
    termFaults([message], translations, termsIn(glossary, 'de'), { phrases: [], exceptions: [exception] }),
  ).toHaveLength(faults)
})

it('[LANG-20] each language has a word for each term', () => {
  expect(() => termsIn('term,de,fr\ndie,Würfel,\n', 'fr')).toThrow('no word')
})
