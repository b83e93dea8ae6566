import { createFileRoute } from '@tanstack/react-router'

import { readAhead } from '#api/read-ahead.ts'
import { meQuery } from '#api/session.ts'
import { MyCharacterScreen } from '#screens/my-character/my-character-screen.tsx'

export const Route = createFileRoute('/_campaign/my-character')({
  // Also runs when the user is about to follow a link.
  loader: ({ context: { queryClient } }) => {
    const id = queryClient.getQueryData(meQuery.queryKey)?.characterId ?? null
    if (id === null) return
    readAhead(queryClient, 'getEntity', { id })
    readAhead(queryClient, 'getCharacterDynamic', { id })
    readAhead(queryClient, 'getInventory', { id })
  },
  preloadStaleTime: 0,
  component: MyCharacterScreen,
})
