import { createFileRoute, redirect } from '@tanstack/react-router'
import { categoryOf, idFromRoute, slugOf } from '@waybook/contract'

/** All newsletters are on one page: an address like those of other entities leads to the newsletter's place there. */
export const Route = createFileRoute('/_campaign/newsletters/$slug')({
  beforeLoad: ({ params: { slug } }) => {
    redirect({ to: '/news', hash: slugOf(idFromRoute(categoryOf.newsletter, slug)), replace: true, throw: true })
  },
})
