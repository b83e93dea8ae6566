import { createFileRoute } from '@tanstack/react-router'
import { categoryOf, typeOfCategory } from '@waybook/contract'

import { EditorScreen } from '#screens/editor/editor-screen.tsx'

/** The editor of an entity's page, such as `/items/bell/edit`. Its code is a chunk that reading pages don't load. */
export const Route = createFileRoute('/_campaign/$category/$slug/edit')({
  params: {
    // `false` makes the router try other routes.
    parse: ({ category, slug }) => {
      const type = typeOfCategory(category.toLowerCase())
      return type !== null && { category: categoryOf[type], slug }
    },
  },
  component: Edit,
})

function Edit() {
  const { category, slug } = Route.useParams()
  return <EditorScreen key={`${category}/${slug}`} type={typeOfCategory(category)} slug={slug} />
}
