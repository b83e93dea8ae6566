import { createFileRoute, redirect } from '@tanstack/react-router'

import { meQuery } from '#api/session.ts'

/** The address without an id leads to the campaign's table. */
export const Route = createFileRoute('/_campaign/vtt/')({
  beforeLoad: async ({ context }) => {
    const me = await context.queryClient.query({ ...meQuery, staleTime: 'static' })
    if (!me) return
    redirect({ to: '/vtt/$adventureId', params: { adventureId: me.campaign.id }, replace: true, throw: true })
  },
})
