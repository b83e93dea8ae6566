import { PageHead } from '#ui/page/page-head.tsx'

import { useMe } from '../../client/me.ts'
import { EntityList } from '../list/entity-list.tsx'

export function CharactersScreen() {
  const { campaign, may } = useMe()
  const [title, whose] = may.includes('seeHidden')
    ? ['All Characters', 'All Characters in']
    : ['The Party', 'Heroes of']
  return (
    <>
      <PageHead title={title} lede={`${whose} ${campaign.name}`} />
      <EntityList type="character" />
    </>
  )
}
