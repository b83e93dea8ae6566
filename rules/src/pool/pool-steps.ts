/** How to build a pool. The order determines which dice an upgrade can turn. */
export const poolSteps: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'Your own dice',
    text: 'Take the larger of characteristic and ranks in green, and turn the smaller into yellow.',
  },
  {
    name: 'The difficulty',
    text: 'Add purple dice for the task, or take them from the opponent’s characteristic and skill.',
  },
  { name: 'Help and hindrance', text: 'Add blue for each thing that helps, black for each that hinders.' },
  {
    name: 'Upgrades',
    text: 'Turn green into yellow, or purple into red; with none left to turn, add a green or a purple.',
  },
  {
    name: 'Downgrades',
    text: 'Turn yellow back into green, or red into purple. With none left to turn, the rest is lost.',
  },
  { name: 'Removals', text: 'Last, take away the dice that a talent or good gear spares you.' },
]
