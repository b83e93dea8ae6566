import { useMe } from '../../client/me.ts'
import { Hero } from './hero.tsx'
import { MoreOfTheWorld } from './more-of-the-world.tsx'
import { NewsTeaser } from './news-teaser.tsx'
import { Shelf } from './shelf.tsx'

export function HomeScreen() {
  const { campaign } = useMe()
  return (
    <>
      <Hero campaign={campaign} />
      <NewsTeaser masthead={campaign.masthead} />
      <Shelf campaign={campaign} />
      <MoreOfTheWorld />
    </>
  )
}
