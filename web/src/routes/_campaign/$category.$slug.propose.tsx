import { createFileRoute } from '@tanstack/react-router'
import { categoryOf, typeOfCategory } from '@waybook/contract'

import { ProposeScreen } from '#screens/proposals/write/propose-screen.tsx'

/** Where a player proposes a change to a page, such as `/items/bell/propose`. Its code is a chunk that reading pages don't load. */
export const Route = createFileRoute('/_campaign/$category/$slug/propose')({
  params: {
    // `false` makes the router try other routes.
    parse: ({ category, slug }) => {
      const type = typeOfCategory(category.toLowerCase())
      return type !== null && { category: categoryOf[type], slug }
    },
  },
  component: Propose,
})

function Propose() {
  const { category, slug } = Route.useParams()
  return <ProposeScreen key={`${category}/${slug}`} type={typeOfCategory(category)} slug={slug} />
}
