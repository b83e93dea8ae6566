import type { Die } from './die.ts'

/** What each die represents in a pool. */
export const dieRole: Readonly<Record<Die, string>> = {
  boost: 'What helps',
  ability: 'What you can do',
  proficiency: 'What you have trained',
  setback: 'What hinders',
  difficulty: 'How hard it is',
  challenge: 'How dangerous it is',
}
