import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { expect, it } from 'vitest'

import { usages } from './usage.ts'

it.each(Object.entries(usages))(
  '[RUN-12] waybook %s --help explains the command and does nothing',
  async (verb, { usage, about }) => {
    const { code, out, error } = await waybookHere(await folderOf({}), [verb, '--help'])
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toContain(`${usage}\n\n${about}`)
  },
)

it('[RUN-12] waybook --help lists all commands, and import --help its options', async () => {
  const dataDir = await folderOf({})
  const { code, out } = await waybook(dataDir, ['--help'])
  expect(code).toBe(0)
  for (const { usage } of Object.values(usages)) expect(out).toContain(usage)
  const imported = await waybookHere(dataDir, ['import', 'somewhere', '--help'])
  expect([imported.code, imported.out]).toEqual([0, expect.stringMatching(/^ {2}--dry-run +show/m)])
})
