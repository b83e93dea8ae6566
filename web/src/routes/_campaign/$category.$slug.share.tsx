import { createFileRoute } from '@tanstack/react-router'
import { categoryOf, typeOfCategory } from '@waybook/contract'

import { ShareScreen } from '#screens/share/share-screen.tsx'

/** Where a game master shares a page with somebody outside, such as `/locations/the-third-lamp/share`. */
export const Route = createFileRoute('/_campaign/$category/$slug/share')({
  params: {
    // `false` makes the router try other routes.
    parse: ({ category, slug }) => {
      const type = typeOfCategory(category.toLowerCase())
      return type !== null && { category: categoryOf[type], slug }
    },
  },
  component: Share,
})

function Share() {
  const { category, slug } = Route.useParams()
  return <ShareScreen key={`${category}/${slug}`} type={typeOfCategory(category)} slug={slug} />
}
