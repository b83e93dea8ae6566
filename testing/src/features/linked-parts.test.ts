import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { memberOf, type Member } from '../world/callers.ts'
import { openTestServer, type TestServer } from '../world/test-server.ts'

const page = (name: string, text: string, about = '') => `---\nname: ${name}\n${about}---\n\n${text}\n`

const inn = `# Rooms
Warm, see [[items/map]]. ^warm

> [!secret] for [[characters/kessa]]
> Zugzwang.

# Cellar

> [!secret] for [[characters/kessa]]
> ## Vault
> Vermicular. ^deep

![[items/map]]

![[locations/inn#Rooms]]

> [!secret]
> # Attic
> Tatterdemalion.
`
const embeds =
  '![[The Inn#Rooms]]\n\n![[The Inn#Cellar]]\n\n![[The Inn#Vault]]\n\n![[The Inn#Attic]]\n\n![[The Inn#^deep]]'
const links = '[[The Inn#Vault]], [rooms](../locations/inn.md#rooms), [[The Den#Lair|den]]'

const campaign = {
  'campaign.yaml': 'name: Small\n',
  'locations/inn.md': page('The Inn', inn),
  'locations/den.md': page('The Den', '# Lair\nOssuary.', 'visible: false\n'),
  'characters/kessa.md': page('Kessa', 'A guide.', 'tags: [party-member]\n'),
  'items/map.md': page('Map', 'Old.'),
  'events/ebb.md': page('The ebb', `${links}\n\n${embeds}\n\n![[The Den#Lair]]\n\n![[The Den#^x]]`),
}

describe('parts of pages in other texts', () => {
  let testServer: TestServer
  const members: Record<string, Member> = {}
  beforeAll(async () => {
    testServer = await openTestServer(campaign)
    members['gameMaster'] = memberOf(testServer, { role: 'gameMaster' })
    members['kessa'] = memberOf(testServer, { role: 'player', characterId: 'characters/kessa' })
    members['player'] = memberOf(testServer, { role: 'player' })
  })
  afterAll(async () => await testServer.close())

  const readBy = async (who: string) => {
    const { entities } = (await members[who]?.('getEntity', { id: 'events/ebb' })) ?? { entities: [] }
    return entities[0]?.longDescription ?? ''
  }

  it.each([
    ['gameMaster', ['Zugzwang', 'Vermicular', 'Tatterdemalion', 'Ossuary']],
    ['kessa', ['Zugzwang', 'Vermicular']],
    ['player', []],
  ])('[RTX-263] %s reads in embeds the secrets %j, as on the page', async (who, wanted) => {
    const html = await readBy(who)
    const words = ['Zugzwang', 'Vermicular', 'Tatterdemalion', 'Ossuary']
    expect(words.filter((word) => html.includes(word))).toEqual(wanted)
    expect(html).toContain('Warm')
    expect(html).not.toMatch(/data-part|data-embed="| id="/)
  })

  it('[RTX-263] a part within a part is a link, so no text contains itself', async () => {
    const html = await readBy('player')
    expect(html.split('Warm').length - 1).toBe(1)
    expect(html).toContain('<p><a href="/locations/inn" data-entity="locations/inn">The Inn</a></p>')
  })

  it('[RTX-261] links lead to parts that the viewer reads, and name no hidden heading', async () => {
    const [kessa, player] = [await readBy('kessa'), await readBy('player')]
    expect(kessa).toContain('<a href="/locations/inn#part-vault" data-entity="locations/inn">The Inn</a>')
    expect(player).toContain('<a href="/locations/inn#part-rooms" data-entity="locations/inn">rooms</a>, den')
    expect(player).not.toMatch(/vault|lair|attic|deep/i)
  })
})
