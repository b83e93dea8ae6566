import { display } from '@waybook/messages/display'

import { useLive } from '#api/live/live.ts'
import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'

import { DisplayNotice } from './display-notice.tsx'
import { DisplayHandout } from './scene/display-handout.tsx'
import { DisplayOrder } from './scene/display-order.tsx'
import { DisplayRoll } from './scene/display-roll.tsx'
import { DisplayScene } from './scene/display-scene.tsx'
import { DisplaySound } from './scene/display-sound.tsx'
import { DisplayTrackers } from './scene/display-trackers.tsx'

/** The content of a connected television: the active scene, the initiative order, the clocks and counters, the last roll, and a handout above them. */
export function Television() {
  const { campaign } = useMe()
  const { data } = useOperation('getActiveScene', { campaignId: campaign.id })
  const encounter = useEncounter()
  return (
    <>
      {data?.sceneId ? (
        <DisplayScene key={data.sceneId} campaignId={campaign.id} sceneId={data.sceneId} />
      ) : (
        <DisplayNotice title={campaign.name}>
          <p className="text-[1.3rem] text-ink-2">{data ? display.waiting() : display.loading()}</p>
        </DisplayNotice>
      )}
      {encounter ? <DisplayOrder encounter={encounter} /> : null}
      <DisplayTrackers />
      <DisplayRoll />
      <DisplayHandout />
      <DisplaySound />
      <Interrupted />
    </>
  )
}

/** A notice that the content may be stale until the connection recovers by itself. */
function Interrupted() {
  const isDown = useLive() === 'down'
  return (
    <output className="absolute bottom-6 left-10 z-20">
      {isDown ? (
        <span className="rounded-control bg-map-label px-4 py-2 text-[1.19rem]">{display.interrupted()}</span>
      ) : null}
    </output>
  )
}
