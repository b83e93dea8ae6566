import type { Grant } from '@waybook/contract'

/** What each grant means at the table: the switch's label, and what is so while it is off. */
export const grantWords: Readonly<Record<Grant, { readonly label: string; readonly off: string }>> = {
  moveOwnToken: { label: 'Players move their own tokens', off: 'You move all tokens.' },
  setActiveScene: { label: 'Players set the active scene', off: 'You set the scene that is on the table.' },
  generateImage: {
    label: 'Players make pictures where there are none',
    off: 'Players neither generate nor upload pictures.',
  },
  deleteImage: { label: 'Players delete pictures', off: 'You delete pictures.' },
  seePoints: {
    label: 'Players see each other’s hit points and strain',
    off: 'Each player sees those of their own character; you see all.',
  },
  rollForTable: {
    label: 'Everybody hears what players roll',
    off: 'You and whoever rolled hear it. Your own rolls are heard by whom you choose.',
  },
}
