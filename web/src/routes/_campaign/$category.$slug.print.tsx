import { createFileRoute } from '@tanstack/react-router'
import { categoryOf, typeOfCategory } from '@waybook/contract'

import { PaperScreen } from '#screens/paper/paper-screen.tsx'

/** An entity for paper, such as `/characters/kessa-vane/print`. */
export const Route = createFileRoute('/_campaign/$category/$slug/print')({
  params: {
    // `false` makes the router try other routes.
    parse: ({ category, slug }) => {
      const type = typeOfCategory(category.toLowerCase())
      return type !== null && { category: categoryOf[type], slug }
    },
  },
  component: Print,
})

function Print() {
  const { category, slug } = Route.useParams()
  return <PaperScreen key={`${category}/${slug}`} type={typeOfCategory(category)} slug={slug} />
}
