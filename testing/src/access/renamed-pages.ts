import type { CampaignFiles } from '../world/test-server.ts'
import type { Samples } from './samples.ts'

const categories = ['characters', 'items', 'locations', 'organizations', 'events', 'scenes', 'newsletters', 'talents']

/** The name of the pages before they are renamed, one that no page ever had, and the name that they have now. */
export const [OLD, NEVER, NOW] = ['plainold', 'plainnot', 'quodlibet'] as const
export const idsOf = (name: string) => categories.map((category) => `${category}/${name}`)
export const SIGNPOST = 'locations/signpost'

/** Hidden pages that will be renamed, and a visible page that refers to them. */
export const renamedPages: CampaignFiles = {
  [`${SIGNPOST}.md`]: `---\nname: A signpost\n---\nOf ${idsOf(OLD)
    .map((id) => `[[${id}|it]]`)
    .join(', ')}.\n`,
  ...Object.fromEntries(
    idsOf(OLD).map((id) => [`${id}.md`, `---\nname: The ${id.replace('/', ' ')}\nvisible: false\n---\nQuodlibet.\n`]),
  ),
}

/** The new id and name of each of them. */
export const renames = idsOf(OLD).map((id, at) => ({ id, to: idsOf(NOW)[at], name: 'Quodlibet' }))

export const samplesOfName = (name: string): Samples => ({
  ...Object.fromEntries(['id', 'entityId', 'characterId', 'itemId', 'sceneId'].map((param) => [param, idsOf(name)])),
  ids: [idsOf(name)],
  ...Object.fromEntries(['linkId', 'importId', 'memberId'].map((param) => [param, ['none']])),
})
