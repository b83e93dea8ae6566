import { createFileRoute } from '@tanstack/react-router'

import { PaperCardsScreen, type CardsSearch } from '#screens/paper/paper-cards-screen.tsx'
import { readLater } from '#screens/read-later.ts'

/** Cards for paper, such as `/cards?ids=items/bell,talents/fen-eyed`. */
export const Route = createFileRoute('/_campaign/cards')({
  validateSearch: readLater<CardsSearch>,
  component: PaperCardsScreen,
})
