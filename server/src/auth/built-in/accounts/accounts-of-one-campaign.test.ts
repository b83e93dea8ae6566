import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { OTHER_CAMPAIGN } from '@waybook/testing/world/auth/auth-app.ts'
import { openBuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import { expect, test } from 'vitest'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo-brandreth'

/** Turns a file of accounts into one of a version that knew only one campaign. */
function makeOld(file: string): void {
  const database = new DatabaseSync(file)
  database.exec(`
    update user set
      gameMaster = (select gameMaster from membership where userId = user.id),
      characterId = (select characterId from membership where userId = user.id);
    drop table membership;
    alter table user drop column hasMemberships;
    alter table session drop column campaign;
    alter table oneTimeLink drop column campaign;
    alter table oneTimeLink drop column onlyThisCampaign;
  `)
  database.close()
}

test('[STO-130] accounts, sessions and links of an older version become those of the default campaign, once', async () => {
  const file = path.join(await temporaryFolder(), 'auth.db')
  const before = await openBuiltInHarness({ file })
  const master = await before.gameMaster()
  const kessa = await before.player(KESSA, { email: 'kessa@example.org' })
  const token = await before.tokenFor({ kind: 'invite', role: 'player', characterId: ODO })
  await before.close()
  makeOld(file)

  const after = await openBuiltInHarness({ file })
  expect(await after.signIn.identify({ cookie: master })).toMatchObject({ role: 'gameMaster', characterId: null })
  expect(await after.signIn.identify({ cookie: kessa })).toMatchObject({ role: 'player', characterId: KESSA })
  expect(await after.signIn.campaign(OTHER_CAMPAIGN).identify({ cookie: kessa })).toBeNull()
  expect((await after.accept(token, { email: 'odo@example.org' })).status).toBe(200)
  const members = (await after.signIn.members?.list()) ?? []
  const odo = members.find(({ characterId }) => characterId === ODO)
  await after.signIn.members?.assign(odo?.id ?? '', null)
  await after.close()

  const again = await openBuiltInHarness({ file })
  expect((await again.signIn.playedCharacters()).toSorted()).toEqual([KESSA])
  await again.close()
})
